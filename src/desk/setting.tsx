import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

interface SettingProps {
  label: string
  hint: string
  value: unknown
  /** as of an `input`; the hint says it in words */
  pattern?: string
  onSet: (value: string) => void
}

/** One value of the customer's record, with a field to change it. */
export function Setting({ label, hint, value, pattern, onSet }: SettingProps) {
  const id = useId()
  return (
    // Its button is named after the value, so the form needs no name, nor to be listed among the page's forms.
    <form
      role="none"
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        onSet(String(new FormData(event.currentTarget).get('value')))
      }}
    >
      <label className={styles.field}>
        <span>{label}</span>
        <input
          name="value"
          required
          pattern={pattern}
          title={pattern === undefined ? undefined : hint}
          autoComplete="off"
          defaultValue={String(value ?? '')}
          aria-describedby={id}
        />
      </label>
      <Button variant="secondary" type="submit">
        {deskCopy.operator.save}
        <span className="visually-hidden"> {label}</span>
      </Button>
      <p id={id} className={styles.quiet}>
        {hint}
      </p>
    </form>
  )
}
