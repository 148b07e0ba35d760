import { memo } from 'react'
import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import { entryWords, isFailure, laneOf } from './entry-words.ts'
import styles from './log.module.css'
import { momentWords } from './moment-words.ts'
import { useViewer } from './use-viewer.ts'

interface LogRowProps {
  id: string
  entry: TraceEntry
  /** px from the top */
  start: number
  index: number
  /** tells the list the row's height */
  measure: (row: HTMLElement | null) => void
  /** null when the row names the lane in text */
  lane: readonly string[] | null
  /** its position among all rows, from 1 */
  place: number
  count: number
  /** whether the arrow keys have selected it */
  isCurrent: boolean
  isChosen: boolean
  onChoose: (entry: TraceEntry) => void
}

export const LogRow = memo((props: LogRowProps) => {
  const { id, entry, start, index, measure, lane, place, count, isCurrent, isChosen, onChoose } = props
  const words = entryWords(useViewer(), entry)
  const name = laneOf(entry)
  const from = lane === null || entry.kind !== 'event' || entry.from === undefined ? -1 : lane.indexOf(entry.from)
  const at = lane === null ? 0 : lane.indexOf(name)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for its selected row
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
    <div
      ref={measure}
      data-index={index}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={count}
      className={styles.row}
      data-kind={entry.kind}
      data-failed={isFailure(entry) ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onChoose(entry)}
    >
      <time className={styles.time}>{momentWords(entry.at)}</time>
      {lane === null ? (
        <span className={styles.lane}>{name}</span>
      ) : (
        <>
          <span className="visually-hidden">{name}</span>
          <span className={styles.laneMarks} aria-hidden>
            {from < 0 ? null : (
              <span
                className={styles.line}
                style={{ '--from': Math.min(from, at), '--span': Math.abs(at - from) } as object}
              />
            )}
            <span className={styles.dot} style={{ '--at': at } as object} />
          </span>
        </>
      )}
      <span className={styles.words}>{words}</span>
    </div>
  )
})
