import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { demoStrip } from '#src/content/brand.ts'
import { deskDoor, moveDoor, shutDoor, subscribeDoor } from '#src/desk-door.ts'
import styles from './demo-strip.module.css'

/** The line at the very top of every route, in print too, that cannot be dismissed (DEMO-10). It has the door to the desk. */
export function DemoStrip() {
  const { isOpen, note } = useSyncExternalStore(subscribeDoor, deskDoor, shutDoor)
  const isHome = useLocation().pathname === '/'
  return (
    <aside className={styles.strip} aria-label={demoStrip.label}>
      <p className={styles.text}>{demoStrip.text}</p>
      {isHome ? (
        <button type="button" className={styles.door} onClick={() => moveDoor(true, 'record')}>
          {demoStrip.tours}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.door}
        data-desk-door
        aria-expanded={isOpen}
        onClick={() => moveDoor(!isOpen)}
      >
        {demoStrip.desk}
        {note === '' ? null : <span className={styles.note}> • {note}</span>}
      </button>
    </aside>
  )
}
