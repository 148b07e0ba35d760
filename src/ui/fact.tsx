import type { ReactNode } from 'react'
import styles from './fact.module.css'

interface FactProps {
  label: string
  /** explains how the value is made up */
  note?: string | undefined
  children: ReactNode
}

interface FactsProps {
  isInPairs?: boolean
  label?: string
  children: ReactNode
}

/** Facts on a tinted ground, one below the other, or in pairs where there is room. */
export function Facts({ isInPairs = false, label, children }: FactsProps) {
  return (
    <dl className={styles.facts} data-pairs={isInPairs} aria-label={label}>
      {children}
    </dl>
  )
}

/** A label and its value, inside a `dl`. */
export function Fact({ label, note, children }: FactProps) {
  return (
    <div className={styles.fact} data-live={label}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note === undefined ? null : (
        <dd className={styles.note} data-note>
          {note}
        </dd>
      )}
    </div>
  )
}

/** The value of a fact that is missing. */
export function NoFact({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>
}
