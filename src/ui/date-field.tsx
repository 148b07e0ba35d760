import type { ComponentProps, SyntheticEvent } from 'react'
import { Field } from './field.tsx'

/** What a date field holds while it shows no whole date, such as 30 February. The browser has no text for it, as for an empty one (IN-6). */
const UNCLEAR = '?'

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'value'> {
  type: 'date' | 'datetime-local'
  value: string
  onChange: (value: string) => void
}

/** A field for a day, or for a time of one. What is no date is not taken for an empty field, which may mean something else. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const read = ({ currentTarget: { value: date, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const now = validity.badInput ? UNCLEAR : date
    if (now !== value) onChange(now)
  }
  // While a field goes from empty to unclear, it reports no change.
  return <Field {...props} value={value === UNCLEAR ? '' : value} onChange={read} onKeyUp={read} onBlur={read} />
}
