import { useLocation } from '@tanstack/react-router'
import { demoNotice } from '#src/content/brand.ts'
import { backendState, INITIAL_BACKEND } from '#src/platform/backend-state.ts'
import { CLOSED_DESK, deskState, isViewerPath, openDesk, toggleDesk } from '#src/platform/desk-state.ts'
import { useStore } from '#src/platform/use-store.ts'
import styles from './demo-notice.module.css'

/**
 * The notice at the top of every route, in print too; it cannot be dismissed (DEMO-10). It names a backend mode other than the mock
 * (MOCK-5) and opens the desk, which the viewers' own windows do not have (FLOW-3).
 */
export function DemoNotice() {
  const { server } = useStore(backendState, INITIAL_BACKEND)
  const isViewer = useLocation({ select: ({ pathname }) => isViewerPath(pathname) })
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const host = server === null ? null : new URL(server).host
  return (
    <aside className={styles.notice} aria-label={demoNotice.label}>
      <p className={styles.text}>
        <span className={styles.wide}>{host === null ? demoNotice.text : demoNotice.textOf(host)}</span>
        <span className={styles.narrow}>{host ?? demoNotice.textShort}</span>
      </p>
      {isViewer ? null : <NoticeButtons isHome={isHome} />}
    </aside>
  )
}

function NoticeButtons({ isHome }: { isHome: boolean }) {
  const { isOpen } = useStore(deskState, CLOSED_DESK)
  const { mode } = useStore(backendState, INITIAL_BACKEND)
  return (
    <>
      {mode === 'mock' ? null : (
        <button type="button" className={styles.button} onClick={() => openDesk('network')}>
          <span className={styles.long}>{demoNotice.backend}: </span>
          {demoNotice.modes[mode]}
        </button>
      )}
      {isHome ? (
        <button type="button" className={styles.button} aria-label={demoNotice.tours} onClick={() => openDesk('tours')}>
          <span className={styles.wide}>{demoNotice.tours}</span>
          <span className={styles.narrow}>{demoNotice.toursShort}</span>
        </button>
      ) : null}
      <button type="button" className={styles.button} data-desk-button aria-expanded={isOpen} onClick={toggleDesk}>
        {demoNotice.desk}
      </button>
    </>
  )
}
