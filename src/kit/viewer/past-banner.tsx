import type { TraceEntry } from '#src/kit/trace/entry.ts'
import { Button } from './button.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { momentWords } from './moment-words.ts'

const copy = flowsCopy.past

interface PastBannerProps {
  moment: TraceEntry
  /** the log has dropped the entry */
  isLost: boolean
  wasAlive: boolean
  onBack: () => void
}

/** Says that a past moment is shown, and leads back to the present. */
export function PastBanner({ moment, isLost, wasAlive, onBack }: PastBannerProps) {
  return (
    <div className={styles.past}>
      <p>
        {isLost ? copy.lost : copy.at(momentWords(moment.at), moment.number)}
        {isLost || wasAlive ? null : ` ${copy.notAlive}`}
      </p>
      <Button variant="secondary" onClick={onBack}>
        {copy.back}
      </Button>
    </div>
  )
}
