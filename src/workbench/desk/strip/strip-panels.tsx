import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import { timelineEntryWords } from './rail-scale.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

interface NameFormProps {
  entry: TimelineEntry
  /** rejects with the reason */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Names the moment after an entry. A refused name is kept, and marked with the reason. */
export function NameForm({ entry, onName, onClose }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [reason, say] = useState('')
  // The menu that opened the form first gives the focus back to its own button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.select())
    return () => cancelAnimationFrame(frame)
  }, [])
  async function submit(name: string) {
    try {
      await onName(name)
      onClose()
    } catch (error) {
      say((error as Error).message)
      form.current?.querySelector('input')?.focus()
    }
  }
  return (
    <form
      ref={form}
      className={`${styles.panel} ${styles.naming}`}
      aria-label={copy.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(String(new FormData(event.currentTarget).get('name')))
      }}
    >
      <Field
        label={copy.nameLabel}
        name="name"
        autoComplete="off"
        defaultValue={entry.name ?? ''}
        hint={timelineEntryWords(entry)}
        error={reason === '' ? undefined : reason}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit">{copy.nameIt}</Button>
      </div>
    </form>
  )
}
