import type { ReactNode } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

interface Words {
  error?: string | undefined
  hint?: string | undefined
  /** announced when it appears, without marking the field invalid */
  note?: string | undefined
}

interface FieldFrameProps extends Words {
  id: string
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Selects the fields in which somebody writes: they take texts that are dropped on them, and undo what is typed. */
export const TEXT_FIELDS = 'textarea, input:not([type=file], [type=radio], [type=checkbox])'

/** A control with its label above and its hint, note and error below. */
export function FieldFrame({ id, label, error, hint, note, className, children }: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${className ?? ''}`.trim()}>
      <label className={styles.label} id={labelId(id)} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note === undefined ? null : (
        <p role="status" className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      <FieldError id={id} text={error} />
    </div>
  )
}

/** The id of a control's label, for a list that has the same name. */
export const labelId = (id: string) => `${id}-label`

/** Connects a control with the texts below it by ARIA attributes. */
export function errorProps(id: string, { error, hint, note }: Words) {
  const words = Object.entries({ hint, note, error }).filter(([, text]) => text !== undefined && text !== '')
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(words.length === 0 ? {} : { 'aria-describedby': words.map(([name]) => `${id}-${name}`).join(' ') }),
  }
}
