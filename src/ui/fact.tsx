import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** A label and its value, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact} data-live={label}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The value of a fact that is missing. */
export function NoFact({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>
}
