import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { plainKey } from '#src/ui/shortcut.ts'
import type { LogRange, TraceEntry } from '#src/workbench/contract/source.ts'
import { minuteWords } from '#src/workbench/trace/format-timestamp.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'

const copy = flowsCopy.log
/** px of a row that has one line */
const ROW = 24
const PAGE = 10

interface LogRowsProps {
  rows: readonly TraceEntry[]
  lookedAt: LogRange | null
  /** Looks at the moment of an entry. */
  onChoose: (entry: TraceEntry) => Promise<void>
}

/**
 * Renders only the visible rows. The list is one Tab stop: arrow keys go from entry to entry, and look at their moments. Ark's Listbox has no Page Up and Page
 * Down, and wants all rows collected again with each new one.
 */
export function LogRows({ rows, lookedAt, onChoose }: LogRowsProps) {
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const [current, setCurrent] = useState(0)
  /** how many moments were asked for and are not shown yet */
  const asked = useRef(0)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.number ?? index,
    overscan: 10,
    // The newest entry stays in view, until somebody scrolls away from it.
    anchorTo: 'end',
    followOnAppend: lookedAt === null,
    scrollEndThreshold: ROW,
  })
  const { length } = rows
  const items = virtualizer.getVirtualItems()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at its end, and goes there when the page shows the present again
  useEffect(() => {
    if (lookedAt === null) virtualizer.scrollToEnd()
  }, [lookedAt === null])

  const chosen = chosenIn(rows, current, lookedAt)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the timeline looks at another moment
  useEffect(() => {
    if (chosen < 0 || asked.current > 0) return
    setCurrent(chosen)
    virtualizer.scrollToIndex(chosen)
  }, [lookedAt?.upTo])

  async function choose(index: number) {
    const row = rows[index]
    if (row === undefined) return
    setCurrent(index)
    asked.current += 1
    await onChoose(row)
    asked.current -= 1
  }

  const isFollowing = () => lookedAt === null && virtualizer.isAtEnd()

  function go(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      Home: 0,
      End: length - 1,
    }
    const next = steps[plainKey(event)]
    if (event.key === 'Enter') void choose(current)
    if (next === undefined) return
    event.preventDefault()
    const index = Math.min(length - 1, Math.max(0, next))
    virtualizer.scrollToIndex(index)
    void choose(index)
  }

  return (
    <div className={styles.rows}>
      <p id={`${id}-hint`} hidden>
        {copy.hint}
      </p>
      <div
        ref={region}
        className={styles.region}
        role="listbox"
        aria-label={copy.label}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={items.some(({ index }) => index === current) ? `${id}-${current}` : undefined}
        tabIndex={0}
        onKeyDown={go}
        onFocus={() => (rows[current] === undefined || isFollowing() ? setCurrent(length - 1) : undefined)}
      >
        <div className={styles.space} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const row = rows[index]
            if (row === undefined) return null
            const words = logEntryWords(row)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for its selected row
              // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                aria-posinset={index + 1}
                aria-setsize={length}
                className={styles.row}
                data-kind={row.kind}
                data-failed={isFailure(row) ? '' : undefined}
                data-current={index === current ? '' : undefined}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => void choose(index)}
              >
                <time className={styles.time}>{rows[index - 1]?.at === row.at ? '' : minuteWords(row.at)}</time>
                <span className={styles.mark} aria-hidden />
                <span className={styles.lane}>{laneOf(row)}</span>
                <span className={styles.words} title={words}>
                  {words}
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** The row that belongs to the moment that is looked at: the current one, or the last one by then; -1 in the present. */
function chosenIn(rows: readonly TraceEntry[], current: number, lookedAt: LogRange | null): number {
  if (lookedAt === null) return -1
  const { after, upTo } = lookedAt
  const { number = 0 } = rows[current] ?? {}
  return number > after && number <= upTo ? current : rows.findLastIndex((entry) => entry.number <= upTo)
}
