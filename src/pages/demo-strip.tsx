import { useLocation } from '@tanstack/react-router'
import { demoStrip } from '#src/content/brand.ts'
import { backendState, INITIAL_BACKEND } from '#src/platform/backend-state.ts'
import { CLOSED_DESK, deskState, isViewerPath, openDesk, toggleDesk } from '#src/platform/desk-state.ts'
import { useStore } from '#src/platform/use-store.ts'
import styles from './demo-strip.module.css'

/**
 * The strip at the top of every route, in print too; it cannot be dismissed (DEMO-10). It names a backend mode other than the mock
 * (MOCK-5) and opens the desk, which the viewers' own windows do not have (FLOW-3).
 */
export function DemoStrip() {
  const { server } = useStore(backendState, INITIAL_BACKEND)
  const { pathname } = useLocation()
  const host = server === null ? null : new URL(server).host
  return (
    <aside className={styles.strip} aria-label={demoStrip.label}>
      <p className={styles.text}>
        <span className={styles.wide}>{host === null ? demoStrip.text : demoStrip.textOf(host)}</span>
        <span className={styles.narrow}>{host ?? demoStrip.textShort}</span>
      </p>
      {isViewerPath(pathname) ? null : <StripButtons isHome={pathname === '/'} />}
    </aside>
  )
}

function StripButtons({ isHome }: { isHome: boolean }) {
  const { isOpen, note } = useStore(deskState, CLOSED_DESK)
  const { mode } = useStore(backendState, INITIAL_BACKEND)
  return (
    <>
      {mode === 'mock' ? null : (
        <button type="button" className={styles.button} onClick={() => openDesk('network')}>
          <span className={styles.long}>{demoStrip.backend}: </span>
          {demoStrip.modes[mode]}
        </button>
      )}
      {isHome ? (
        <button
          type="button"
          className={styles.button}
          aria-label={demoStrip.tours}
          onClick={() => openDesk('present')}
        >
          <span className={styles.wide}>{demoStrip.tours}</span>
          <span className={styles.narrow}>{demoStrip.toursShort}</span>
        </button>
      ) : null}
      <button type="button" className={styles.button} data-desk-button aria-expanded={isOpen} onClick={toggleDesk}>
        {demoStrip.desk}
        {note === '' ? null : <span className={styles.note}> • {note}</span>}
      </button>
    </>
  )
}
