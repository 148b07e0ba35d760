import { useState } from 'react'
import { formatTime } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { MockOnlyNote } from './backend-line.tsx'
import { CustomerSettings } from './customer-settings.tsx'
import { Decisions } from './decisions.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { OnlyNow } from './only-now.tsx'
import { openedRecords } from './records/opened-records.ts'
import { recordsCopy } from './records/records-copy.ts'
import { useDemo, useServer } from './use-demo.ts'
import { useLate } from './use-late.ts'

const copy = deskCopy.bank

const loadRecords = () => import('./records/records-block.tsx')

/** The bank's side of one customer: decisions, settings, messages, data by hand (DEMO-3, DEMO-6, DEMO-16). */
export function BankTab({ demo }: { demo: DeskDemo }) {
  const server = useServer(demo)
  return server === null ? (
    <OneCustomer demo={demo} />
  ) : (
    <>
      <MockOnlyNote demo={demo} server={server} />
      <Outbox demo={demo} />
    </>
  )
}

function OneCustomer({ demo }: { demo: DeskDemo }) {
  const signedIn = useDemo(demo, demo.customerId)
  const [chosen, choose] = useState<string | null>(null)
  const people = useDemo(demo, demo.people)
  const late = useLate(loadRecords)
  const [hasRecordOpen] = useState(openedRecords.size > 0)
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
      <OnlyNow demo={demo}>
        {overview === null ? null : (
          <>
            <Decisions key={overview.user._id} demo={demo} overview={overview} />
            <CustomerSettings overview={overview} operator={demo.operator} />
          </>
        )}
        <Outbox demo={demo} />
        <Fold title={recordsCopy.title} isOpen={hasRecordOpen}>
          {late === null ? (
            <p className={styles.quiet}>{deskCopy.coming}</p>
          ) : (
            <late.RecordsBlock key={person?.userId} demo={demo} customer={person?.userId} />
          )}
        </Fold>
      </OnlyNow>
    </>
  )
}

/** Everything that the bank would have sent, newest first (DEMO-6). */
function Outbox({ demo }: { demo: DeskDemo }) {
  const copy = deskCopy.messages
  const server = useServer(demo)
  const entries = useDemo(demo, demo.outbox)
  return (
    <Fold title={copy.title(entries.length)}>
      {server === null ? null : <p>{copy.atServer(server)}</p>}
      {entries.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.table}>
        {entries.toReversed().map(({ at, kind, to, text, link }) => (
          <li key={`${at} ${kind} ${to} ${text} ${link}`} className={styles.message}>
            <strong>{copy.kinds[kind]}</strong>
            <span className={styles.quiet}>
              {formatTime(at)}, {copy.to} {to}
            </span>
            <p>{text}</p>
            {link === undefined ? null : (
              <Button variant="secondary" onClick={() => void demo.goTo(link)}>
                {copy.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
