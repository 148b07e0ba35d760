import type { ReactNode } from 'react'
import styles from './record-row.module.css'
import type { StatusTone } from './status-badge.tsx'

export type Direction = 'in' | 'out'

/** A row that opens: its details are shown below it. */
export interface Disclosure {
  isOpen: boolean
  onToggle: () => void
}

interface RecordRowProps {
  /** identifies the record on screen */
  id: string | undefined
  kind: string
  /** '' or undefined if there is none or it is not known */
  method?: string | undefined
  /** the money's direction, shown by the mark at the start */
  direction?: Direction | undefined
  tone: StatusTone
  /** formatted */
  when: string
  /** as the backend sent it; undefined if it is unreadable */
  dateTime?: string | undefined
  amount: string
  badge: ReactNode
  /** draws what the row opens to */
  details: () => ReactNode
  /** without it, the row does not open */
  disclosure?: Disclosure | undefined
}

/** One record of a history: kind, method, time, amount and status; the rest is in its details. No line of it wraps. */
export function RecordRow({ id, kind, method, direction, tone, disclosure, ...rest }: RecordRowProps) {
  const { when, dateTime, amount, badge, details } = rest
  const cells = (
    <>
      <span className={styles.title}>
        <span className={styles.kind}>{kind}</span>
        {method ? (
          <>
            <span className={styles.comma}>, </span>
            <span className={styles.method}>{method}</span>
          </>
        ) : null}
      </span>
      <span className={styles.amount}>{amount}</span>
      <time className={styles.when} dateTime={dateTime}>
        {when}
      </time>
      {badge}
    </>
  )
  if (disclosure === undefined) {
    return (
      <div className={styles.row} data-live={id} data-tone={tone}>
        {cells}
      </div>
    )
  }
  const { isOpen, onToggle } = disclosure
  return (
    // The list keeps the open state, because rows are unmounted when it is scrolled.
    <details
      className={styles.record}
      open={isOpen}
      onToggle={({ currentTarget }) => (currentTarget.open === isOpen ? undefined : onToggle())}
    >
      <summary className={`${styles.row} ${styles.opener}`} data-live={id} data-direction={direction} data-tone={tone}>
        {cells}
      </summary>
      {isOpen ? <dl className={styles.details}>{details()}</dl> : null}
    </details>
  )
}
