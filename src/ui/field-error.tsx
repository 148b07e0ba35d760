import { CircleAlert } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './field-error.module.css'

interface FieldErrorProps {
  /** the control's; the error's own is '<id>-error' */
  id: string
  text: string | undefined
}

/**
 * The error of a field, in a live region (IN-7). It is announced once: a control that the submit gave the focus is read out with its
 * description, which is the error, and then the region keeps silent. An error that is still there after another submit is announced again.
 */
export function FieldError({ id, text }: FieldErrorProps) {
  const region = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(true)
  const [submits, setSubmits] = useState(0)
  useEffect(() => {
    const form = region.current?.closest('form')
    const note = () => {
      hadFocus.current = document.activeElement?.id === id
      setSubmits((count) => count + 1)
    }
    form?.addEventListener('submit', note, true)
    return () => form?.removeEventListener('submit', note, true)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the region changes
  useLayoutEffect(() => {
    const isReadOut = !hadFocus.current && document.activeElement?.id === id
    region.current?.setAttribute('aria-live', isReadOut ? 'off' : 'polite')
  }, [text, submits, id])
  return (
    <div ref={region} className={styles.region} aria-live="polite">
      {text === undefined ? null : (
        <p key={submits} className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" size={16} />
          {text}
        </p>
      )}
    </div>
  )
}
