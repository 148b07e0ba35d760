import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** A labelled text, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Words in the place of a text that is not there. */
export function NoFact({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>
}
