import { useState } from 'react'
import type { RecordField, RecordRow } from '#src/contract/records.ts'
import { changesIn, entriesOf, type FieldTexts, recordFrom } from './record-entries.ts'
import { recordsCopy } from './records-copy.ts'

export type View = 'form' | 'json'
type Errors = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>

/** What was entered for a record, as a form or as JSON. Nothing is lost by switching; text that is not JSON is kept, and not copied to the form. */
export function useRecordDraft(fields: readonly RecordField[], row: RecordRow) {
  const [view, setView] = useState<View>('form')
  const [entries, setEntries] = useState<FieldTexts>(() => entriesOf(fields, row))
  /** what the form's entries are changes of: the row, or what was written as JSON */
  const [base, setBase] = useState(row)
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  return {
    view,
    entries,
    text,
    errors,
    setErrors,
    enter: (path: string, entry: string) => {
      setEntries({ ...entries, [path]: entry })
      setErrors(without(errors, path))
    },
    write: (written: string) => {
      setText(written)
      setErrors({})
    },
    show: (next: View) => {
      if (next === view) return
      if (next === 'json') {
        setText(JSON.stringify(recordFrom(fields, base, entries), null, 2))
        setView('json')
        return
      }
      const written = read()
      if (written === null) return
      setBase(written as RecordRow)
      setEntries(entriesOf(fields, written))
      setView('form')
    },
    /** The changed fields, or null while the JSON cannot be read, which it then says. */
    changes: (): Fields | null => {
      const record = view === 'form' ? recordFrom(fields, base, entries) : read()
      return record === null ? null : changesIn(row, record)
    },
  }

  function read(): Fields | null {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
      setErrors({ '': recordsCopy.notObject })
    } catch (error) {
      setErrors({ '': recordsCopy.notJson((error as Error).message) })
    }
    return null
  }
}

function without(errors: Errors, path: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== path))
}
