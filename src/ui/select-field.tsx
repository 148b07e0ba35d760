import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  name: string
  options: readonly string[]
  /** shown until something is chosen */
  prompt: string
  error?: string | undefined
}

/** A native select, because phones have good pickers for short lists. */
export function SelectField({ label, options, prompt, error, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select id={id} className={`${styles.control} ${styles.select}`} {...errorProps(id, { error })} {...rest}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  )
}
