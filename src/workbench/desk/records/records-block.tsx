import { useCallback, useRef, useState } from 'react'
import {
  GENERATED_KINDS,
  type GeneratedKind,
  RECORD_KINDS,
  type RecordKind,
  type RecordRow,
} from '#src/contract/records.ts'
import { capitalized } from '#src/ui/in-words.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import desk from '#src/workbench/desk/desk.module.css'
import { useAnswer } from '#src/workbench/desk/use-demo.ts'
import { rowsWords } from '#src/workbench/timeline/row-words.ts'
import { GenerateRows } from './generate-rows.tsx'
import { openedRecords } from './opened-records.ts'
import { RecordEditor } from './record-editor.tsx'
import { RecordList } from './record-list.tsx'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'

interface RecordsBlockProps {
  demo: DeskDemo
  /** undefined: only the content documents can be looked at */
  customer: string | undefined
}

/** Every record of a customer, and every content document, to look at and to edit (DEMO-16). */
export function RecordsBlock({ demo, customer }: RecordsBlockProps) {
  const block = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(openedRecords.get(customer) ?? null)
  const [kind, setKind] = useState<RecordKind>(opened?.kind ?? (customer === undefined ? 'content' : 'transfers'))
  const [said, say] = useNotice('')
  const rows = useRecords(demo, kind, kind === 'content' ? 'all' : (customer ?? ''))
  const { operator } = demo

  const kinds = customer === undefined ? (['content'] as const) : RECORD_KINDS

  async function open(row: RecordRow) {
    const now = { kind, row, fields: await operator.fields(kind, row._id), entries: null }
    openedRecords.set(customer, now)
    setOpened(now)
    say('')
  }

  function close(text: string) {
    openedRecords.delete(customer)
    setOpened(null)
    say(text)
    block.current?.closest('details')?.querySelector('summary')?.focus()
  }

  return (
    <div ref={block} className={styles.block}>
      {opened === null ? (
        <>
          <SelectField
            label={recordsCopy.kind}
            name="kind"
            options={kinds.map((value) => ({ value, text: capitalized(rowsWords(value)) }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as RecordKind)}
          />
          {isGenerated(kind) && customer !== undefined ? (
            <GenerateRows operator={operator} kind={kind} customer={customer} say={say} />
          ) : null}
        </>
      ) : (
        <RecordEditor
          key={opened.row._id}
          operator={operator}
          kind={kind}
          fields={opened.fields}
          row={opened.row}
          draft={opened.entries}
          onEnter={(entries) => openedRecords.set(customer, { ...opened, entries })}
          onClose={close}
        />
      )}
      <p role="status" className={desk.said}>
        {said}
      </p>
      {opened !== null || rows === null ? null : (
        <RecordList key={`${kind} ${customer}`} kind={kind} rows={rows} onOpen={(row) => void open(row)} />
      )}
    </div>
  )
}

function isGenerated(kind: RecordKind): kind is GeneratedKind {
  return (GENERATED_KINDS as readonly RecordKind[]).includes(kind)
}

/** The rows of a kind and a customer, or of 'all', read again after every change; null until they have loaded. */
function useRecords(demo: DeskDemo, kind: RecordKind, customer: string): readonly RecordRow[] | null {
  const of = `${kind} ${customer}`
  const ask = useCallback(
    async ({ operator }: DeskDemo) => ({
      of: `${kind} ${customer}`,
      // The customer may be gone after a reset.
      rows: await operator.records(kind, customer === 'all' ? undefined : customer).catch(() => []),
    }),
    [kind, customer],
  )
  const read = useAnswer(demo, ask)
  return read?.of === of ? read.rows : null
}
