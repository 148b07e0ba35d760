import { useEffect, useId, useRef, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

interface SettingProps {
  label: string
  hint: string
  value: unknown
  /** says what is wrong with a value that is refused */
  refusal: string | ((value: string) => string)
  /** rejects if the value is refused */
  onSet: (value: string) => Promise<void>
}

/** One value of the customer's record, with a field to change it. */
export function Setting({ label, hint, value, refusal, onSet }: SettingProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const text = String(value ?? '')
  useEffect(() => {
    if (input.current !== null) input.current.value = text
    setRefused(null)
  }, [text])
  async function set(form: HTMLFormElement) {
    const field = form.elements.namedItem('value') as HTMLInputElement
    const isTaken =
      field.checkValidity() &&
      (await onSet(field.value).then(
        () => true,
        () => false,
      ))
    setRefused(isTaken ? null : field.value)
    if (!isTaken) field.focus()
  }
  return (
    // Its button is named after the value, so the form needs no name, nor to be listed among the page's forms.
    <form
      role="none"
      className={styles.entry}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void set(event.currentTarget)
      }}
    >
      <label title={hint}>
        <span>{label}</span>
        <input
          ref={input}
          name="value"
          required
          title={hint}
          autoComplete="off"
          defaultValue={text}
          aria-describedby={refused === null ? id : `${id} ${id}-refusal`}
          aria-invalid={refused !== null}
        />
      </label>
      <ActionButton label={deskCopy.bank.set} about={label} variant="secondary" type="submit" />
      <p id={id} hidden>
        {hint}
      </p>
      {refused === null ? null : (
        <p id={`${id}-refusal`} role="alert" className={styles.said} data-tone="failed">
          {typeof refusal === 'string' ? refusal : refusal(refused)}
        </p>
      )}
    </form>
  )
}
