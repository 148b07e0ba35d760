import type { ReactNode } from 'react'
import styles from './record-row.module.css'

/** A row that opens: its details are shown below it. */
export interface Disclosure {
  isOpen: boolean
  onToggle: () => void
}

interface RecordRowProps {
  /** identifies the record on screen */
  id: string | undefined
  title: string
  /** formatted */
  moment: string
  /** as the backend sent it; undefined if it is unreadable */
  dateTime?: string | undefined
  amount: string
  badge: ReactNode
  /** draws what the row opens to */
  details: () => ReactNode
  /** without it, the row does not open */
  disclosure?: Disclosure | undefined
}

/** One record of a history: title, time, amount and status; the rest is in its details. */
export function RecordRow({ id, title, moment, dateTime, amount, badge, details, disclosure }: RecordRowProps) {
  const cells = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.amount}>{amount}</span>
      <time className={styles.moment} dateTime={dateTime}>
        {moment}
      </time>
      <span className={styles.badge}>{badge}</span>
    </>
  )
  if (disclosure === undefined) {
    return (
      <div className={styles.row} data-live={id}>
        {cells}
      </div>
    )
  }
  const { isOpen, onToggle } = disclosure
  return (
    // The list knows what is open: rows come and go as it is scrolled.
    <details
      className={styles.record}
      open={isOpen}
      onToggle={({ currentTarget }) => (currentTarget.open === isOpen ? undefined : onToggle())}
    >
      <summary className={`${styles.row} ${styles.opener}`} data-live={id}>
        {cells}
      </summary>
      {isOpen ? <dl className={styles.details}>{details()}</dl> : null}
    </details>
  )
}
