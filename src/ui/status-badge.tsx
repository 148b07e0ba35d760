import styles from './status-badge.module.css'

export type StatusTone = 'done' | 'waits' | 'failed'

/** A state in one word; the dot's shape says it without the colour. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
