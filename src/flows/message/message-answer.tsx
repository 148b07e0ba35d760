import { messageCopy } from '#src/content/message.ts'
import styles from './message-answer.module.css'

interface MessageAnswerProps {
  outcome: 'sent' | 'failed' | null
  sentText: string
}

/** The outcome, in a live region beside the form. It is rendered empty first, so that screen readers announce its first text too. */
export function MessageAnswer({ outcome, sentText }: MessageAnswerProps) {
  return (
    <p role="status" className={styles.answer} data-outcome={outcome}>
      {outcome === 'sent' ? sentText : null}
      {outcome === 'failed' ? messageCopy.failed : null}
    </p>
  )
}
