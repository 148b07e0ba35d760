import { Button } from './button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** shows a spinner */
  busy: boolean
  /** accepts no further submit, but keeps the focus */
  closed?: boolean
}

/** Stays focusable while it is pending; the machine ignores a second submit (ERR-3). */
export function SubmitButton({ label, busy, closed = busy }: SubmitButtonProps) {
  return (
    <Button type="submit" wide aria-disabled={closed} aria-busy={busy}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {label}
    </Button>
  )
}
