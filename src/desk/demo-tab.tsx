import type { Demo } from '#src/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

/** Where a presenter begins. */
export function DemoTab({ demo }: { demo: Demo }) {
  const signedIn = demo.people().find(({ userId }) => userId === demo.customerId())
  return <p className={styles.quiet}>{signedIn?.name ?? deskCopy.people.nobody}</p>
}
