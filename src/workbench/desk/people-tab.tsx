import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDemo, useServer } from './use-demo.ts'

const copy = deskCopy.people

/** Shows who is signed in, and signs in any customer with one click (DEMO-2). */
export function PeopleTab({ demo }: { demo: Demo }) {
  const signedIn = useDemo(demo, demo.customerId)
  const server = useServer(demo)
  const [error, setError] = useState('')
  const people = useDemo(demo, demo.people)
  const current = people.find(({ userId }) => userId === signedIn)

  async function signIn(who: string) {
    try {
      setError('')
      await demo.signIn(who)
    } catch (error) {
      setError((error as Error).message)
    }
  }

  return (
    <>
      <section className={styles.block}>
        <p>
          {signedIn === null
            ? copy.nobody
            : current === undefined
              ? copy.somebody
              : `${copy.signedIn}: ${current.name}`}
        </p>
        {signedIn === null ? null : (
          <Button variant="secondary" onClick={() => void demo.signOut()}>
            {copy.logOut}
          </Button>
        )}
      </section>
      <p className={styles.quiet}>
        {copy.password} <strong>{demo.personas()[0]?.password}</strong>
      </p>
      {server === null ? null : <p className={styles.quiet}>{copy.atServer(server)}</p>}
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      <ul className={styles.rows}>
        {people.map(({ userId, name, situation }) => (
          <li key={userId}>
            <button
              type="button"
              className={styles.person}
              aria-current={userId === signedIn}
              onClick={() => void signIn(userId)}
            >
              <span className="visually-hidden">{copy.signIn} </span>
              <strong>{name}</strong>
              <span className={styles.quiet}>{situation}</span>
            </button>
          </li>
        ))}
      </ul>
      {current === undefined || server !== null ? null : <NewPerson key={current.userId} demo={demo} of={current} />}
    </>
  )
}

interface NewPersonProps {
  demo: Demo
  of: { userId: string; name: string }
}

function NewPerson({ demo, of }: NewPersonProps) {
  const [error, setError] = useState('')
  async function make(name: string) {
    try {
      await demo.signIn(await demo.operator.copyCustomer(of.userId, name))
    } catch (error) {
      setError((error as Error).message)
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
        {error}
      </p>
    </form>
  )
}
