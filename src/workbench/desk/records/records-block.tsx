import { useRef, useState } from 'react'
import {
  MADE_KINDS,
  type MadeKind,
  RECORD_KINDS,
  type RecordField,
  type RecordKind,
  type RecordRow,
} from '#src/contract/records.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { useDemo } from '#src/workbench/desk/use-demo.ts'
import { MakeRows } from './make-rows.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordList } from './record-list.tsx'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'
import { summarise } from './summarise.ts'
import { useRecords } from './use-records.ts'

interface Opened {
  row: RecordRow
  fields: readonly RecordField[]
}

/** Every record of a customer, and every content document, to look at and to edit (DEMO-16). */
export function RecordsBlock({ demo }: { demo: Demo }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [kind, setKind] = useState<RecordKind>('transfers')
  const [chosen, setChosen] = useState<string | undefined>()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, say] = useState('')
  const people = useRecords(demo, 'users', 'all') ?? []
  const signedIn = useDemo(demo, demo.customerId)
  const customer = (people.find(({ _id }) => _id === (chosen ?? signedIn)) ?? people[0])?._id
  const rows = useRecords(demo, kind, kind === 'content' ? 'all' : (customer ?? ''))
  const { operator } = demo

  async function open(row: RecordRow) {
    setOpened({ row, fields: await operator.fields(kind, row._id) })
    say('')
  }

  function close(text: string) {
    setOpened(null)
    say(text)
    heading.current?.focus()
  }

  return (
    <section className={styles.block}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {recordsCopy.title}
      </h3>
      <p className={styles.quiet}>{recordsCopy.lead}</p>
      {opened === null ? (
        <>
          <div className={styles.choices}>
            <SelectField
              label={recordsCopy.kind}
              name="kind"
              options={RECORD_KINDS.map((value) => ({ value, text: recordsCopy.kinds[value] }))}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as RecordKind)}
            />
            {kind === 'content' ? null : (
              <SelectField
                label={recordsCopy.customer}
                name="customer"
                options={people.map((row) => ({ value: row._id, text: summarise('users', row).title }))}
                value={customer}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            )}
          </div>
          {isMade(kind) && customer !== undefined ? (
            <MakeRows operator={operator} kind={kind} customer={customer} say={say} />
          ) : null}
          {rows === null || people.length === 0 ? null : (
            <RecordList key={`${kind} ${customer}`} kind={kind} rows={rows} onOpen={(row) => void open(row)} />
          )}
        </>
      ) : (
        <RecordEditor
          key={opened.row._id}
          operator={operator}
          kind={kind}
          fields={opened.fields}
          row={opened.row}
          onClose={close}
        />
      )}
      <p role="status">{said}</p>
    </section>
  )
}

function isMade(kind: RecordKind): kind is MadeKind {
  return (MADE_KINDS as readonly RecordKind[]).includes(kind)
}
