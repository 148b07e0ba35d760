import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { demoStrip } from '#src/content/brand.ts'
import { closeDesk, closedDesk, deskState, isViewerPath, openDesk, subscribeDesk } from '#src/platform/desk-state.ts'
import { useBackendState } from '#src/platform/use-backend-state.ts'
import styles from './demo-strip.module.css'

/**
 * The strip at the top of every route, in print too; it cannot be dismissed (DEMO-10). It names the backend mode (MOCK-5) and opens
 * the desk, but not in the windows that only show the product (FLOW-3).
 */
export function DemoStrip() {
  const { isOpen, note } = useSyncExternalStore(subscribeDesk, deskState, closedDesk)
  const { mode, server } = useBackendState()
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  return (
    <aside className={styles.strip} aria-label={demoStrip.label}>
      <p className={styles.text}>{server === null ? demoStrip.text : demoStrip.textOf(new URL(server).host)}</p>
      {isViewerPath(pathname) ? null : (
        <>
          <button type="button" className={styles.button} onClick={() => openDesk('backend')}>
            <span className={styles.long}>{demoStrip.backend}: </span>
            {demoStrip.modes[mode]}
          </button>
          {isHome ? (
            <button
              type="button"
              className={styles.button}
              aria-label={demoStrip.tours}
              onClick={() => openDesk('record')}
            >
              <span className={styles.wide}>{demoStrip.tours}</span>
              <span className={styles.narrow}>{demoStrip.toursShort}</span>
            </button>
          ) : null}
          <button
            type="button"
            className={styles.button}
            data-desk-button
            aria-expanded={isOpen}
            onClick={() => (isOpen ? closeDesk() : openDesk())}
          >
            {demoStrip.desk}
            {note === '' ? null : <span className={styles.note}> • {note}</span>}
          </button>
        </>
      )}
    </aside>
  )
}
