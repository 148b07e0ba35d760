import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import { formatTimestamp, timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { laneOf, logEntryWords } from './log-entry-words.ts'

const copy = flowsCopy.past
interface PastBannerProps {
  /** the entry of the log at which the past is shown; null: a moment of the timeline is shown */
  entry: TraceEntry | null
  lookedAt: number | null
  /** the log has dropped the entry */
  isLost: boolean
  onBack: () => void
  /** the step buttons, when the log is not visible */
  children: ReactNode
}

/** Says that a past moment is shown, and leads back to the present. */
export function PastBanner({ entry, lookedAt, isLost, onBack, children }: PastBannerProps) {
  if (entry === null) {
    return (
      <p role="status" className={styles.past}>
        {copy.looking(timeWords(lookedAt ?? 0))}
      </p>
    )
  }
  return (
    <div className={styles.past} data-past-banner>
      <div role="status" className={styles.pastWords}>
        <p className={styles.pastTime}>{isLost ? copy.lost : copy.at(formatTimestamp(entry.at), entry.number)}</p>
        <p>
          <strong>{laneOf(entry)}</strong> {logEntryWords(entry)}
        </p>
      </div>
      <div className={styles.group}>
        {children}
        <Button variant="secondary" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </div>
  )
}
