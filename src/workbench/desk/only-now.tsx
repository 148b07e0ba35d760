import type { ReactNode } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDemo } from './use-demo.ts'

/** What can be done at present only: while the product shows an earlier moment it is disabled, and a sentence says why (DEMO-3, DEMO-17). */
export function OnlyNow({ demo, children }: { demo: DeskDemo; children: ReactNode }) {
  const isLooking = useDemo(demo, demo.timeline.isLooking)
  return (
    <>
      {isLooking ? <p className={styles.quiet}>{deskCopy.isNow}</p> : null}
      <fieldset className={styles.onlyNow} disabled={isLooking}>
        {children}
      </fieldset>
    </>
  )
}
