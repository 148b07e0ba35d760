import { type ReactNode, useState } from 'react'
import styles from './desk.module.css'

interface FoldProps {
  title: string
  /** whether it begins unfolded */
  isOpen?: boolean
  children: ReactNode
}

/** A group of the desk behind its title. What is in it is mounted when it is first unfolded, and stays. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  const [isMounted, mount] = useState(isOpen)
  return (
    <details
      open={isOpen}
      className={styles.fold}
      onToggle={({ currentTarget }) => (currentTarget.open ? mount(true) : undefined)}
    >
      <summary>
        <h3 className={styles.heading}>{title}</h3>
      </summary>
      {isMounted ? <div className={styles.folded}>{children}</div> : null}
    </details>
  )
}
