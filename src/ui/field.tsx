import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { FieldFrame, faultProps } from './field-frame.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** what is wrong, in words; marks the field */
  fault?: string | undefined
  hint?: string | undefined
  note?: string | undefined
}

/** A labelled input with its error beside it. */
export function Field({ label, fault, hint, note, className, ...rest }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} fault={fault} hint={hint} note={note} className={className}>
      <input id={id} className={styles.control} {...faultProps(id, { fault, hint, note })} {...rest} />
    </FieldFrame>
  )
}
