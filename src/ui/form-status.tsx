import type { ReactNode } from 'react'
import styles from './form-status.module.css'

interface FormStatusProps {
  tone?: 'quiet' | 'failed' | 'done'
  children?: ReactNode
}

/** A live region beside a form's button. It reserves its space, so that nothing moves when a message appears (ERR-1). */
export function FormStatus({ tone = 'quiet', children }: FormStatusProps) {
  return (
    <div role="status" className={`${styles.status} ${styles[tone]}`}>
      {children}
    </div>
  )
}
