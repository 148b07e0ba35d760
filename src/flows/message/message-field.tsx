import { useSelector } from '@xstate/react'
import { type ComponentProps, useId } from 'react'
import type { MessageField as FieldName } from '#machines/message/message.machine.ts'
import { messageErrorTexts } from '#src/content/message.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import styles from './message-field.module.css'

interface MessageFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'required'> {
  flow: FlowOf<'contact' | 'newsletter'>
  name: FieldName
  label: string
  rows?: number
}

/** A labelled input, or a text area with `rows`, with its error below. Typing renders only this field. */
export function MessageField({ flow, label, rows, type, required, ...rest }: MessageFieldProps) {
  const { name } = rest
  const value = useSelector(flow, ({ context }) => context.entry[name])
  const error = useSelector(flow, ({ context }) => context.errors[name])
  const onValue = (typed: string) => flow.send({ type: 'field.change', field: name, value: typed })
  const id = useId()
  const shared = {
    ...rest,
    value,
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
      <FieldError id={id} className={styles.error} text={error && messageErrorTexts[error]} />
    </div>
  )
}
