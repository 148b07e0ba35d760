import { messageCopy } from '#src/content/message.ts'
import styles from './message-answer.module.css'

interface MessageAnswerProps {
  outcome: 'sent' | 'failed' | null
  sentText: string
}

/** What became of a message, said beside the form. It stands empty before, so that its first words are spoken too. */
export function MessageAnswer({ outcome, sentText }: MessageAnswerProps) {
  return (
    <p role="status" className={styles.answer} data-outcome={outcome}>
      {outcome === 'sent' ? sentText : null}
      {outcome === 'failed' ? messageCopy.failed : null}
    </p>
  )
}
