import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RecordField, RecordKind, RecordRow } from '#src/contract/records.ts'
import { Button } from '#src/ui/button.tsx'
import { capitalized } from '#src/ui/in-words.ts'
import type { RecordError } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import desk from '#src/workbench/desk/desk.module.css'
import { rowWords } from '#src/workbench/timeline/row-words.ts'
import type { FieldTexts } from './record-entries.ts'
import { changesIn, entriesOf } from './record-entries.ts'
import { fieldLabel, RecordControl } from './record-field.tsx'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'
import { summarise } from './summarise.ts'

interface RecordEditorProps {
  operator: DeskDemo['operator']
  kind: RecordKind
  fields: readonly RecordField[]
  row: RecordRow
  /** what had been entered before its tab was left; null for nothing */
  draft: FieldTexts | null
  onEnter(entries: FieldTexts): void
  /** @param said what happened, in words */
  onClose(said: string): void
}

/** Edits one record. Wrong values are marked and kept. */
export function RecordEditor({ operator, kind, fields, row, draft, onEnter, onClose }: RecordEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [entries, setEntries] = useState(() => draft ?? entriesOf(fields, row))
  /** by path; '' for the record as a whole */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const unplaced = Object.keys(errors).filter((path) => !(path in entries))
  useEffect(() => {
    heading.current?.focus()
  }, [])

  async function attempt(action: () => Promise<void>, said: string) {
    try {
      await action()
      onClose(said)
    } catch (error) {
      const { reasons = { '': (error as Error).message }, fields = [] } = error as Partial<RecordError>
      setErrors(reasons)
      const control = form.current?.elements.namedItem(fields[0] ?? '')
      if (control instanceof HTMLElement) control.focus()
    }
  }

  function enter(path: string, entry: string) {
    const entered = { ...entries, [path]: entry }
    setEntries(entered)
    onEnter(entered)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== path)))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const changes = changesIn(fields, row, entries)
    if (Object.keys(changes).length === 0) onClose(recordsCopy.unchanged)
    else void attempt(() => operator.setRecord(kind, row._id, changes), recordsCopy.saved)
  }

  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      aria-label={recordsCopy.editor}
      onSubmit={save}
      // Escape would close the desk, and what was entered would be lost.
      onKeyDown={(event) => (event.key === 'Escape' ? event.preventDefault() : undefined)}
    >
      <h4 ref={heading} tabIndex={-1} className={desk.heading}>
        {capitalized(rowWords(kind))}: {summarise(kind, row).title}
      </h4>
      <RecordForm fields={fields} row={row} entries={entries} errors={errors} onChange={enter} />
      <div role="alert" className={desk.said} data-tone="failed">
        {Object.keys(errors).length === 0 ? null : <p>{recordsCopy.wrong}</p>}
        {unplaced.map((path) => (
          <p key={path}>
            {path} {errors[path]}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit">{recordsCopy.save}</Button>
        <Button variant="secondary" onClick={() => onClose('')}>
          {recordsCopy.cancel}
        </Button>
        {kind === 'users' ? null : (
          <Button
            variant="quiet"
            onClick={() => void attempt(() => operator.removeRecord(kind, row._id), recordsCopy.removed)}
          >
            {recordsCopy.remove}
          </Button>
        )}
      </div>
    </form>
  )
}

interface RecordFormProps {
  fields: readonly RecordField[]
  row: RecordRow
  entries: FieldTexts
  errors: Readonly<Record<string, string>>
  onChange(path: string, entry: string): void
}

/** A record's fields as controls. Which record it is and its files are shown only. */
function RecordForm({ fields, row, ...rest }: RecordFormProps) {
  const isShown = ({ control }: RecordField) => control === 'fixed' || control === 'file'
  return (
    <>
      <dl className={styles.facts}>
        {fields.filter(isShown).map(({ name, control }) => (
          <div key={name}>
            <dt>{fieldLabel(name.replace(/^_/, ''))}</dt>
            <dd>{control === 'file' ? fileWords(row[name]) : String(row[name])}</dd>
          </div>
        ))}
      </dl>
      {fields
        .filter((field) => !isShown(field))
        .map((field) => (
          <RecordControl key={field.name} field={field} {...rest} />
        ))}
    </>
  )
}

function fileWords(file: unknown): string {
  return typeof file === 'object' && file !== null
    ? recordsCopy.file(file as Parameters<typeof recordsCopy.file>[0])
    : recordsCopy.noFile
}
