import { useId } from 'react'
import field from '#src/ui/field.module.css'
import { FieldFrame } from '#src/ui/field-frame.tsx'

interface SelectFieldProps<Value extends string> {
  label: string
  name: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** Unlike the product's field, its options have values beside their texts, and one is always chosen. */
export function SelectField<Value extends string>({ label, options, onChoose, ...rest }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className={`${field.control} ${field.select}`}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
        {...rest}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
