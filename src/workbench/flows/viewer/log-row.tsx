import { memo } from 'react'
import type { TraceEntry } from '#src/workbench/contract/source.ts'
import { minuteWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './log.module.css'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'

interface LogRowProps {
  id: string
  entry: TraceEntry
  /** px from the top */
  start: number
  /** its position among all rows */
  index: number
  /** tells the list the row's height */
  measure: (row: HTMLElement | null) => void
  /** whether the row above has the same time */
  isSameTime: boolean
  count: number
  /** whether the arrow keys have selected it */
  isCurrent: boolean
  isChosen: boolean
  onChoose: (index: number) => void
}

export const LogRow = memo((props: LogRowProps) => {
  const { id, entry, start, index, measure, isSameTime, count, isCurrent, isChosen, onChoose } = props
  const words = logEntryWords(entry)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for its selected row
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
    <div
      ref={measure}
      data-index={index}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      data-kind={entry.kind}
      data-failed={isFailure(entry) ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onChoose(index)}
    >
      <time className={styles.time}>{isSameTime ? '' : minuteWords(entry.at)}</time>
      <span className={styles.mark} aria-hidden />
      <span className={styles.lane}>{laneOf(entry)}</span>
      <span className={styles.words} title={words}>
        {words}
      </span>
    </div>
  )
})
