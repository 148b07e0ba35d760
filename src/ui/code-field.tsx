import { type ComponentProps, useId, useRef, useState } from 'react'
import styles from './code-field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** finds the code in what was typed, pasted or suggested (IN-2) */
  read: (text: string) => string
  error?: string | undefined
}

/** Where something is about to be entered. */
interface Place {
  /** the number of characters before and behind it */
  before: number
  behind: number
  /** whether the code there is marked as wrong */
  isWrong: boolean
}

const PLACES = [1, 2, 3, 4, 5, 6]
/** A suggestion of the browser sets the whole value, without an event before it. */
const WHOLE: Place = { before: 0, behind: 0, isWrong: false }

/**
 * A one-time code, in six places unless it is longer. It is a single input, so that the label, paste, the phone's suggestion and a form's reader find one
 * field; Ark UI's pin input is six of them, and keeps the code in a store of its own, which is not `Redacted` (SEC-4).
 */
export function CodeField({ label, read, error, ...rest }: CodeFieldProps) {
  const id = useId()
  const [length, setLength] = useState(0)
  const place = useRef(WHOLE)
  /** A whole code replaces what was there, and so does anything entered after a wrong code. */
  const takeEntered = (input: HTMLInputElement) => {
    const { before, behind, isWrong } = place.current
    place.current = WHOLE
    const entered = input.value.slice(before, input.value.length - behind)
    const isNew = entered !== '' && (isWrong || read(entered).length >= PLACES.length)
    const code = read(isNew ? entered : input.value)
    if (code !== input.value) input.value = code
    setLength(code.length)
  }
  const follow = (input: HTMLInputElement | null) => {
    if (input === null) return
    const { form } = input
    const notePlace = ({ inputType, isComposing }: InputEvent) => {
      if (inputType.startsWith('insert') && !isComposing) place.current = placeIn(input)
    }
    const clear = () => setLength(0)
    // React's `onBeforeInput` is another event.
    input.addEventListener('beforeinput', notePlace)
    form?.addEventListener('reset', clear)
    return () => {
      input.removeEventListener('beforeinput', notePlace)
      form?.removeEventListener('reset', clear)
    }
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.places} data-long={length > PLACES.length}>
        {PLACES.map((number) => (
          <span key={number} className={styles.place} data-next={number === length + 1} />
        ))}
        <input
          id={id}
          ref={follow}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-first-focus=""
          onInput={({ currentTarget, nativeEvent }) => {
            // A composition would end if its text changed.
            if ((nativeEvent as InputEvent).isComposing) setLength(currentTarget.value.length)
            else takeEntered(currentTarget)
          }}
          onCompositionStart={({ currentTarget }) => {
            place.current = placeIn(currentTarget)
          }}
          onCompositionEnd={({ currentTarget }) => takeEntered(currentTarget)}
          {...errorProps(id, { error })}
          {...rest}
        />
      </div>
    </FieldFrame>
  )
}

function placeIn(input: HTMLInputElement): Place {
  const { selectionStart, selectionEnd, value } = input
  return {
    before: selectionStart ?? 0,
    behind: value.length - (selectionEnd ?? value.length),
    isWrong: input.getAttribute('aria-invalid') === 'true',
  }
}
