import type { ReactNode } from 'react'
import styles from './record-row.module.css'

interface RecordRowProps {
  title: string
  /** as shown */
  moment: string
  /** as the backend sent it; none when it cannot be read */
  dateTime?: string | undefined
  amount: string
  badge: ReactNode
}

/** One line of an account's book: what, when, how much, and how it stands. */
export function RecordRow({ title, moment, dateTime, amount, badge }: RecordRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={styles.amount}>{amount}</span>
      <time className={styles.moment} dateTime={dateTime}>
        {moment}
      </time>
      <span className={styles.badge}>{badge}</span>
    </div>
  )
}
