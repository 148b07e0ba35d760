import { Button, type ButtonVariant } from './button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  variant?: ButtonVariant | undefined
  /** shows a spinner */
  busy: boolean
  /** accepts no further submit, but keeps the focus */
  closed?: boolean
}

/** Stays focusable while it is pending; the machine ignores a second submit (ERR-3). */
export function SubmitButton({ label, variant, busy, closed = busy }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} wide aria-disabled={closed} aria-busy={busy}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {label}
    </Button>
  )
}
