import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { FaultKey } from '#src/workbench/contract/demo-contract.ts'
import type { DeskFaults, ListedFault } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.faults

/** The active faults in words, each with a button that removes it. */
export function FaultList({ faults, list }: { faults: DeskFaults; list: readonly ListedFault[] }) {
  const heading = useRef<HTMLHeadingElement>(null)

  /** The button that was pressed disappears, so the focus moves to the heading. */
  function remove(fault: FaultKey | null) {
    if (fault === null) faults.clear()
    else faults.remove(fault)
    heading.current?.focus()
  }

  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {copy.title}
      </h3>
      {list.length === 0 ? (
        <p className={styles.quiet}>{copy.none}</p>
      ) : (
        <>
          <ul className={styles.table}>
            {list.map((fault) => (
              <li key={`${fault.call} ${fault.kind}`} className={styles.line}>
                <span>{fault.text}</span>
                <ActionButton label={copy.remove} about={fault.text} onClick={() => remove(fault)} />
              </li>
            ))}
          </ul>
          {list.length > 1 ? (
            <Button variant="secondary" onClick={() => remove(null)}>
              {copy.removeAll}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}
