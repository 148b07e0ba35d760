import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** marks the field invalid and is shown below it */
  error?: string | undefined
  hint?: string | undefined
  note?: string | undefined
}

export function Field({ label, error, hint, note, className, ...rest }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} note={note} className={className}>
      <input id={id} className={styles.control} {...errorProps(id, { error, hint, note })} {...rest} />
    </FieldFrame>
  )
}
