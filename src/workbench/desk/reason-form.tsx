import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { shortcutOf } from '#src/ui/shortcut.ts'
import type { Action } from './decidable.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.decisions
const OTHER = ''

interface ReasonFormProps {
  action: Required<Action>
  /** tells it from the forms of other rows */
  subject: string
  onClose: () => void
}

/** Asks the bank for its reason, one of those that are ready or another (DEMO-3). */
export function ReasonForm({ action: { label, reasons, run }, subject, onClose }: ReasonFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState<string>(reasons[0])
  const [error, setError] = useState<string>()
  useEffect(() => {
    form.current?.querySelector('select')?.focus()
  }, [])
  return (
    <form
      ref={form}
      className={styles.reason}
      aria-label={`${label} ${subject}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const reason = ready === OTHER ? String(new FormData(event.currentTarget).get('reason') ?? '') : ready
        if (reason.trim() === '') return setError(copy.noReason)
        onClose()
        void run(reason)
      }}
      onKeyDown={(event) => {
        if (shortcutOf(event.nativeEvent) !== 'Escape') return
        // The desk stays open.
        event.stopPropagation()
        onClose()
      }}
    >
      <SelectField
        name="ready"
        label={copy.reason}
        options={[...reasons, { value: OTHER, text: copy.otherReason }]}
        value={ready}
        onChange={({ currentTarget }) => setReady(currentTarget.value)}
      />
      {ready === OTHER ? <Field name="reason" label={copy.ownReason} autoComplete="off" error={error} /> : null}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit">{label}</Button>
      </div>
    </form>
  )
}
