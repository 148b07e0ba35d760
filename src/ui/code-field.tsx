import { type ClipboardEvent, type ComponentProps, useId } from 'react'
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
          maxLength={PLACES.length}
          onPaste={pasteDigits}
          {...errorProps(id, { error })}
          {...rest}
        />
      </div>
    </FieldFrame>
  )
}

/** '482 913' is pasted whole: `maxLength` would count the space. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event
  event.preventDefault()
  if (input.readOnly) return
  input.value = ''
  input.setRangeText(clipboardData.getData('text').replaceAll(/[\s-]/g, '').slice(0, PLACES.length), 0, 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
