import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useAttempt, useDemo, useServer } from './use-demo.ts'

const copy = deskCopy.customers

/** Logs any customer in with one click (DEMO-2). Folded while a scenario runs, which has its own customer. */
export function Customers({ demo }: { demo: DeskDemo }) {
  const signedIn = useDemo(demo, demo.customerId)
  const scenario = useDemo(demo, demo.scenario)
  const server = useServer(demo)
  const people = useDemo(demo, demo.people)
  const [error, attempt] = useAttempt()
  return (
    <Fold title={copy.title} isOpen={scenario === null}>
      <ul className={styles.table}>
        {people.map(({ userId, name, situation }) => (
          <li key={userId}>
            <button
              type="button"
              className={`${styles.press} ${styles.person}`}
              aria-current={userId === signedIn}
              onClick={() => void attempt(() => demo.signIn(userId))}
            >
              <span className="visually-hidden">{copy.logIn} </span>
              <strong>{name}</strong>
              <span className={styles.quiet}>{situation}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {copy.password} <strong>{demo.personas().find(({ password }) => password !== '')?.password}</strong>
      </p>
      {server === null ? null : <p className={styles.quiet}>{copy.atServer(server)}</p>}
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </Fold>
  )
}
