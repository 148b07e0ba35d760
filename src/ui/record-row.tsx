import type { ReactNode } from 'react'
import styles from './record-row.module.css'

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
}

/** One record of a history: title, time, amount and status. */
export function RecordRow({ id, title, moment, dateTime, amount, badge }: RecordRowProps) {
  return (
    <div className={styles.row} data-live={id}>
      <span className={styles.title}>{title}</span>
      <span className={styles.amount}>{amount}</span>
      <time className={styles.moment} dateTime={dateTime}>
        {moment}
      </time>
      <span className={styles.badge}>{badge}</span>
    </div>
  )
}
