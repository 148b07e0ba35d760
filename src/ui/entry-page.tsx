import type { ReactNode } from 'react'
import styles from './entry-page.module.css'

interface EntryPageProps {
  title: string
  lead: string
  children: ReactNode
  /** beside the card, or below it on narrow screens */
  aside?: ReactNode
}

/** A page with one card and one form: sign in, reset the password. The header above it is quiet (`data-entry`). */
export function EntryPage({ title, lead, children, aside }: EntryPageProps) {
  return (
    <div className={styles.page} data-entry>
      <section className={styles.card}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
