import { type FormEvent, useEffect, useRef } from 'react'
import type { RecordField, RecordKind, RecordRow } from '#src/contract/records.ts'
import { Button } from '#src/ui/button.tsx'
import type { RecordError } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { RecordForm } from './record-form.tsx'
import { RecordJson } from './record-json.tsx'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'
import { summarise } from './summarise.ts'
import { useRecordDraft, type View } from './use-record-draft.ts'

interface RecordEditorProps {
  operator: DeskDemo['operator']
  kind: RecordKind
  fields: readonly RecordField[]
  row: RecordRow
  /** @param said what happened, in words */
  onClose(said: string): void
}

const VIEWS = ['form', 'json'] as const satisfies View[]

/** Edits one record as a form or as JSON. Wrong values are marked and kept. */
export function RecordEditor({ operator, kind, fields, row, onClose }: RecordEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = useRecordDraft(fields, row)
  const unplaced = Object.keys(draft.errors).filter((path) => draft.view === 'form' && !(path in draft.entries))
  useEffect(() => {
    heading.current?.focus()
  }, [])

  async function attempt(action: () => Promise<void>, said: string) {
    try {
      await action()
      onClose(said)
    } catch (error) {
      const { reasons = { '': (error as Error).message }, fields = [] } = error as Partial<RecordError>
      draft.setErrors(reasons)
      goTo(form.current?.elements.namedItem(draft.view === 'json' ? 'json' : (fields[0] ?? '')), fields[0])
    }
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const changes = draft.changes()
    if (changes === null) return
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
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {recordsCopy.one[kind]}: {summarise(kind, row).title}
      </h4>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{recordsCopy.view}</legend>
        {VIEWS.map((view) => (
          <Button key={view} variant="secondary" aria-pressed={draft.view === view} onClick={() => draft.show(view)}>
            {recordsCopy.views[view]}
          </Button>
        ))}
      </fieldset>
      {draft.view === 'form' ? (
        <RecordForm fields={fields} row={row} entries={draft.entries} errors={draft.errors} onChange={draft.enter} />
      ) : (
        <RecordJson text={draft.text} errors={draft.errors} onChange={draft.write} />
      )}
      <div role="alert" className={styles.error}>
        {Object.keys(draft.errors).length === 0 ? null : <p>{recordsCopy.wrong}</p>}
        {unplaced.map((path) => (
          <p key={path}>
            {path} {draft.errors[path]}
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

/** Focuses the wrong field, or selects its name in the JSON. */
function goTo(control: unknown, path = ''): void {
  if (!(control instanceof HTMLElement)) return
  control.focus()
  if (!(control instanceof HTMLTextAreaElement)) return
  const name = `"${path.split('.').at(-1)}"`
  const start = control.value.indexOf(name)
  if (start >= 0) control.setSelectionRange(start, start + name.length)
}
