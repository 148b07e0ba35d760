import { type ComponentProps, type FormEvent, useId } from 'react'
import styles from './code-field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  error?: string | undefined
}

const PLACES = [1, 2, 3, 4, 5, 6]

/**
 * A one-time code in six places. It is a single input, so that the label, paste, the phone's suggestion and a form's reader find one
 * field; Ark UI's pin input is six of them, and keeps the code in a store of its own, which is not `Redacted` (SEC-4).
 */
export function CodeField({ label, error, ...rest }: CodeFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.places}>
        {PLACES.map((place) => (
          <span key={place} className={styles.place} />
        ))}
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-first-focus=""
          onInput={keepCode}
          {...errorProps(id, { error })}
          {...rest}
        />
      </div>
    </FieldFrame>
  )
}

/** What is typed, pasted or suggested: '482 913' too is a code of six places. A digit typed into a full field begins a new code. */
function keepCode({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const code = input.value.replaceAll(/[\s-]/g, '')
  const typed = (nativeEvent as InputEvent).data ?? ''
  const kept = code.length > PLACES.length && typed.length === 1 ? typed : code.slice(0, PLACES.length)
  if (kept !== input.value) input.value = kept
}
