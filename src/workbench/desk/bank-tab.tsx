import { useState } from 'react'
import { SelectField } from '#src/ui/select-field.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { MockOnlyNote } from './backend-line.tsx'
import { CustomerSettings } from './customer-settings.tsx'
import { Decisions } from './decisions.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { Outbox } from './outbox.tsx'
import { recordsCopy } from './records/records-copy.ts'
import { useDemo, useServer } from './use-demo.ts'
import { useLate } from './use-late.ts'

const copy = deskCopy.bank

const loadRecords = () => import('./records/records-block.tsx')

/** The bank's side of one customer: decisions, settings, messages, data by hand (DEMO-3, DEMO-6, DEMO-16). */
export function BankTab({ demo }: { demo: DeskDemo }) {
  const server = useServer(demo)
  return (
    <>
      {server === null ? <OneCustomer demo={demo} /> : <MockOnlyNote demo={demo} server={server} />}
      {server === null ? null : <Outbox demo={demo} />}
    </>
  )
}

function OneCustomer({ demo }: { demo: DeskDemo }) {
  const signedIn = useDemo(demo, demo.customerId)
  const [chosen, choose] = useState<string | null>(null)
  const people = useDemo(demo, demo.people)
  const late = useLate(loadRecords)
  const person = people.find(({ userId }) => userId === (chosen ?? signedIn))
  const overview = useDemo(demo, ({ operator }) => (person === undefined ? null : operator.overview(person.userId)))
  return (
    <>
      <SelectField
        label={copy.customer}
        name="customer"
        value={person?.userId ?? ''}
        options={people.map(({ userId, name }) => ({ value: userId, text: name }))}
        {...(person === undefined ? { prompt: copy.none } : {})}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {overview === null ? null : (
        <>
          <Decisions key={overview.user._id} demo={demo} overview={overview} />
          <CustomerSettings overview={overview} operator={demo.operator} />
        </>
      )}
      <Outbox demo={demo} />
      <Fold title={recordsCopy.title}>
        {late === null ? (
          <p className={styles.quiet}>{deskCopy.coming}</p>
        ) : (
          <late.RecordsBlock key={person?.userId} demo={demo} customer={person?.userId} />
        )}
      </Fold>
    </>
  )
}
