import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** what is wrong, in words; marks the field */
  error?: string | undefined
  hint?: string | undefined
  note?: string | undefined
}

/** A labelled input with its error beside it. */
export function Field({ label, error, hint, note, className, ...rest }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} note={note} className={className}>
      <input id={id} className={styles.control} {...errorProps(id, { error, hint, note })} {...rest} />
    </FieldFrame>
  )
}
