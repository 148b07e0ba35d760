import { Button } from './button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** shows that work is under way */
  busy: boolean
  /** takes no further submit, though it keeps its focus */
  closed?: boolean
}

/** Stays in place and in focus while it is pending; the machine refuses what is sent twice (ERR-3). */
export function SubmitButton({ label, busy, closed = busy }: SubmitButtonProps) {
  return (
    <Button type="submit" wide aria-disabled={closed} aria-busy={busy}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {label}
    </Button>
  )
}
