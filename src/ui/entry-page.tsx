import type { ReactNode } from 'react'
import styles from './entry-page.module.css'

interface EntryPageProps {
  title: string
  lead: string
  children: ReactNode
  /** stands beside the card where there is room, below it where there is not */
  aside?: ReactNode
}

/** A way into the bank: one card with one form. */
export function EntryPage({ title, lead, children, aside }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
