import { type ComponentProps, useId } from 'react'
import type { MessageField as FieldName, MessageError } from '#machines/message/message.machine.ts'
import { messageErrorTexts } from '#src/content/message.ts'
import styles from './message-field.module.css'

interface MessageFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'required'> {
  name: FieldName
  label: string
  value: string
  error: MessageError | undefined
  rows?: number
  onValue: (value: string) => void
}

/** A labelled input, or a text area with `rows`, with its error below. */
export function MessageField({ label, error, rows, onValue, type, required, ...rest }: MessageFieldProps) {
  const id = useId()
  const shared = {
    ...rest,
    id,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-required': required,
    ...(error ? { 'aria-describedby': `${id}-error` } : {}),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onValue(event.target.value)} />
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {messageErrorTexts[error]}
        </p>
      ) : null}
    </div>
  )
}
