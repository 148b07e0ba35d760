import styles from './status-badge.module.css'

export type StatusTone = 'done' | 'waits' | 'failed'

/** A status in one word; its dot differs in shape too, not only in colour. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
