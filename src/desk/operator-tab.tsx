import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { session } from '#src/flows/session/session.ts'
import { BankRecords } from './bank-records.tsx'
import { CustomerSettings } from './customer-settings.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useActivity } from './use-activity.ts'

const copy = deskCopy.operator

/** The bank's side: a customer's settings and records, with the effect of each change (DEMO-3). */
export function OperatorTab({ tools: { backend, demo } }: { tools: DeskTools }) {
  const signedIn = useSelector(session, ({ context }) => context.customerId)
  const [chosen, choose] = useState<string | null>(null)
  const people = useActivity(backend, () => backend.operator.people())
  const id = people.find(({ userId }) => userId === (chosen ?? signedIn))?.userId
  const standing = useActivity(backend, () => (id === undefined ? null : backend.operator.standing(id)))
  return (
    <>
      <label className={styles.field}>
        <span>{copy.whom}</span>
        <select value={id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {id === undefined ? <option value="">{copy.none}</option> : null}
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {standing === null ? null : (
        <>
          <CustomerSettings user={standing.user} operator={demo.operator} />
          <BankRecords standing={standing} operator={demo.operator} />
        </>
      )}
    </>
  )
}
