import { type ComponentProps, useId } from 'react'
import type { MessageField as FieldName, MessageFault } from '#machines/message.machine.ts'
import { messageFaults } from '#src/content/message.ts'
import styles from './message-field.module.css'

interface MessageFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'required'> {
  name: FieldName
  label: string
  value: string
  fault: MessageFault | undefined
  rows?: number
  onValue: (value: string) => void
}

/** A labelled line, or an area of `rows` lines, with its fault in words below it. */
export function MessageField({ label, fault, rows, onValue, type, required, ...rest }: MessageFieldProps) {
  const id = useId()
  const shared = {
    ...rest,
    id,
    className: styles.input,
    'aria-invalid': fault !== undefined,
    'aria-required': required,
    ...(fault ? { 'aria-describedby': `${id}-fault` } : {}),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onValue(event.target.value)} />
      )}
      {fault ? (
        <p id={`${id}-fault`} className={styles.fault}>
          {messageFaults[fault]}
        </p>
      ) : null}
    </div>
  )
}
