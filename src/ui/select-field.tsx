import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  name: string
  options: readonly (string | { value: string; text: string })[]
  /** shown until something is chosen; omitted if an option is always chosen */
  prompt?: string
  error?: string | undefined
}

/** A native select, because phones have good pickers for short lists. */
export function SelectField({ label, options, prompt, error, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.secret}>
        <select id={id} className={`${styles.control} ${styles.select}`} {...errorProps(id, { error })} {...rest}>
          {prompt === undefined ? null : <option value="">{prompt}</option>}
          {options.map((option) => {
            const { value, text } = typeof option === 'string' ? { value: option, text: option } : option
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </select>
        <ChevronDown className={`${styles.toggle} ${styles.arrow}`} aria-hidden="true" size={20} />
      </div>
    </FieldFrame>
  )
}
