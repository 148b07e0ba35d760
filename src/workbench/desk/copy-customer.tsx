import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'

const copy = deskCopy.bank

/** Makes a customer with the records of another, and signs them in (DEMO-2). */
export function CopyCustomer({ demo, userId }: { demo: DeskDemo; userId: string }) {
  const [error, setError] = useState('')
  async function make(name: string) {
    try {
      await demo.signIn(await demo.operator.copyCustomer(userId, name))
    } catch (error) {
      setError((error as Error).message)
    }
  }
  return (
    <Fold title={copy.copy}>
      <form
        role="none"
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault()
          void make(String(new FormData(event.currentTarget).get('name')))
        }}
      >
        <label>
          <span>{copy.copyName}</span>
          <input name="name" required autoComplete="off" maxLength={40} />
        </label>
        <Button variant="secondary" type="submit">
          {copy.make}
        </Button>
      </form>
      <p className={styles.quiet}>{copy.copyHint}</p>
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </Fold>
  )
}
