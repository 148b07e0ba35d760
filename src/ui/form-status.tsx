import type { ReactNode } from 'react'
import styles from './form-status.module.css'

interface FormStatusProps {
  /** 'waits' while something is pending or unknown, 'failed' only after a refusal, an error or a failure */
  tone?: 'quiet' | 'waits' | 'failed' | 'done'
  children?: ReactNode
}

/** A live region beside a form's button (ERR-1). It takes no room while it is empty. */
export function FormStatus({ tone = 'quiet', children }: FormStatusProps) {
  return (
    <div role="status" className={`${styles.status} ${styles[tone]}`}>
      {children}
    </div>
  )
}
