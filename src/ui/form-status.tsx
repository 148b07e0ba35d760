import type { ReactNode } from 'react'
import styles from './form-status.module.css'

interface FormStatusProps {
  tone?: 'quiet' | 'failed' | 'done'
  children?: ReactNode
}

/** What a form has to say beside its button. Its place is kept, so that nothing moves when it speaks (ERR-1). */
export function FormStatus({ tone = 'quiet', children }: FormStatusProps) {
  return (
    <div role="status" className={`${styles.status} ${styles[tone]}`}>
      {children}
    </div>
  )
}
