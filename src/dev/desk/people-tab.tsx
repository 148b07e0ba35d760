import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DeskTools } from '#src/dev/desk-start.ts'
import { session } from '#src/flows/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useActivity } from './use-activity.ts'

const copy = deskCopy.people

/** Who is signed in, and everybody who could be, each with one click (DEMO-2). */
export function PeopleTab({ tools: { backend, demo } }: { tools: DeskTools }) {
  const signedIn = useSelector(session, ({ context }) => context.customerId)
  const people = useActivity(backend, () => backend.operator.people())
  const current = people.find(({ userId }) => userId === signedIn)
  return (
    <>
      <section className={styles.block}>
        <p>{current === undefined ? copy.nobody : `${copy.signedIn}: ${current.name}`}</p>
        {current === undefined ? null : (
          <Button variant="secondary" onClick={() => void demo.signOut()}>
            {copy.signOut}
          </Button>
        )}
      </section>
      <p className={styles.quiet}>
        {copy.password} <strong>{backend.personas[0]?.password}</strong>
      </p>
      <ul className={styles.rows}>
        {people.map(({ userId, name, situation }) => (
          <li key={userId}>
            <button
              type="button"
              className={styles.person}
              aria-current={userId === signedIn}
              onClick={() => void demo.signIn(userId)}
            >
              <span className="visually-hidden">{copy.signIn} </span>
              <strong>{name}</strong>
              <span className={styles.quiet}>{situation}</span>
            </button>
          </li>
        ))}
      </ul>
      {current === undefined ? null : <NewPerson key={current.userId} tools={{ backend, demo }} of={current} />}
    </>
  )
}

interface NewPersonProps {
  tools: Pick<DeskTools, 'backend' | 'demo'>
  of: { userId: string; name: string }
}

function NewPerson({ tools: { backend, demo }, of }: NewPersonProps) {
  const [fault, setFault] = useState('')
  async function make(name: string) {
    try {
      await demo.signIn(await backend.operator.copyCustomer(of.userId, name))
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <form
      className={styles.block}
      onSubmit={(event) => {
        event.preventDefault()
        void make(String(new FormData(event.currentTarget).get('name')))
      }}
    >
      <h3 className={styles.heading}>
        {copy.copy} {of.name}
      </h3>
      <p className={styles.quiet}>{copy.copyHint}</p>
      <label className={styles.field}>
        <span>{copy.copyName}</span>
        <input name="name" required autoComplete="off" maxLength={40} />
      </label>
      <Button variant="secondary" type="submit">
        {copy.make}
      </Button>
      <p role="alert" className={styles.said} data-tone="failed">
        {fault}
      </p>
    </form>
  )
}
