import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import styles from './code-field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** the most characters of a code */
  limit: number
  error?: string | undefined
}

const PLACES = [1, 2, 3, 4, 5, 6]

/**
 * A one-time code, in six places unless it is longer. It is a single input, so that the label, paste, the phone's suggestion and a form's reader find one
 * field; Ark UI's pin input is six of them, and keeps the code in a store of its own, which is not `Redacted` (SEC-4).
 */
export function CodeField({ label, limit, error, ...rest }: CodeFieldProps) {
  const id = useId()
  const [length, setLength] = useState(0)
  const followReset = (input: HTMLInputElement | null) => {
    const form = input?.form
    const clear = () => setLength(0)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.places} data-long={length > PLACES.length}>
        {PLACES.map((place) => (
          <span key={place} className={styles.place} data-next={place === length + 1} />
        ))}
        <input
          id={id}
          ref={followReset}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-first-focus=""
          onInput={(event) => setLength(keepCode(event, limit))}
          {...errorProps(id, { error })}
          {...rest}
        />
      </div>
    </FieldFrame>
  )
}

/**
 * Cleans what was typed, pasted or suggested: '482 913' is a valid code, too. A digit typed after a wrong code starts a new one.
 * Returns the length.
 */
function keepCode({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>, limit: number): number {
  const typed = (nativeEvent as InputEvent).data ?? ''
  const isNew = input.getAttribute('aria-invalid') === 'true' && typed.length === 1
  const kept = (isNew ? typed : input.value).replaceAll(/[\s-]/g, '').slice(0, limit)
  if (kept !== input.value) input.value = kept
  return kept.length
}
