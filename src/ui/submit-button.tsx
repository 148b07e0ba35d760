import { Button, type ButtonVariant } from './button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  variant?: ButtonVariant | undefined
  /** something has been sent or is waited for: it does not look disabled */
  busy: boolean
  /** shows a spinner; a wait may begin without one (LOAN-3) */
  spinning?: boolean
  /** accepts no further submit, but keeps the focus */
  closed?: boolean
}

/** Stays focusable while it is pending; the machine ignores a second submit (ERR-3). */
export function SubmitButton({ label, variant, busy, spinning = busy, closed = busy }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} wide aria-disabled={closed} aria-busy={spinning} data-busy={busy}>
      {spinning ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {label}
    </Button>
  )
}
