import type { MouseEvent } from 'react'
import { Button } from './button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** shows a spinner */
  busy: boolean
  /** accepts no further submit, but keeps the focus */
  closed?: boolean
}

/**
 * Stays focusable while it is pending; the machine ignores a second submit (ERR-3). A double click submits once: where a form has
 * steps, the second click would submit the next one, empty.
 */
export function SubmitButton({ label, busy, closed = busy }: SubmitButtonProps) {
  return (
    <Button type="submit" wide aria-disabled={closed} aria-busy={busy} onClick={onlyOnce}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {label}
    </Button>
  )
}

function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
