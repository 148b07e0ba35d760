import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import type { LogView } from './log-model.ts'
import { LogRow } from './log-row.tsx'
import { newestOf } from './row.ts'

const copy = flowsCopy.log
/** px of a row that has one line */
const ROW = 24
const PAGE = 10

interface LogRowsProps {
  view: LogView
  /** wide enough for one line each */
  isOneLine: boolean
  /** keep the newest entry in view */
  follows: boolean
  onUnfollow: () => void
  chosen: TraceEntry | null
  onChoose: (entry: TraceEntry) => void
  onBack: () => void
  /** the arrow keys choose entries, not only Enter */
  isBesideChart: boolean
}

/**
 * Renders only the visible rows. The list is one Tab stop: arrow keys go from entry to entry. Ark's Listbox has no Page Up and Page
 * Down, and wants all rows collected again with each new one.
 */
export function LogRows(props: LogRowsProps) {
  const { isOneLine, follows, onUnfollow, chosen, onChoose, onBack, isBesideChart } = props
  const { rows } = props.view
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const [current, setCurrent] = useState(0)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.[0].number ?? index,
    overscan: 10,
  })
  const { length } = rows
  const items = virtualizer.getVirtualItems()
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when the row height changes
  useEffect(() => {
    virtualizer.measure()
  }, [isOneLine])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every row that comes, at the end or not
  useEffect(() => {
    if (follows) virtualizer.scrollToIndex(length - 1)
  }, [follows, rows.at(-1), isOneLine])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another entry is chosen, here or by a step
  useEffect(() => {
    const index = chosen === null ? -1 : rows.findIndex((row) => row.includes(chosen))
    if (index < 0) return
    setCurrent(index)
    virtualizer.scrollToIndex(index)
  }, [chosen])

  function go(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      Home: 0,
      End: length - 1,
    }
    const next = steps[event.key]
    const row = rows[current]
    if (event.key === 'Enter' && row !== undefined) onChoose(newestOf(row))
    if (event.key === 'Escape' && chosen !== null) {
      // Escape would also close a panel around the viewer.
      event.preventDefault()
      onBack()
    }
    if (next === undefined) return
    event.preventDefault()
    onUnfollow()
    const index = Math.min(length - 1, Math.max(0, next))
    setCurrent(index)
    virtualizer.scrollToIndex(index)
    const reached = rows[index]
    if (isBesideChart && reached !== undefined) onChoose(newestOf(reached))
  }

  return (
    <div className={styles.rows} data-one-line={isOneLine ? '' : undefined}>
      <p id={`${id}-hint`} hidden>
        {isBesideChart ? copy.hintBeside : copy.hint}
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
        onFocus={() => (rows[current] === undefined || follows ? setCurrent(length - 1) : undefined)}
        onWheel={({ deltaY }) => (deltaY < 0 ? onUnfollow() : undefined)}
        onPointerDown={onUnfollow}
      >
        <div className={styles.space} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const row = rows[index]
            const above = rows[index - 1]
            return row === undefined ? null : (
              <LogRow
                key={key}
                id={`${id}-${index}`}
                row={row}
                start={start}
                index={index}
                measure={virtualizer.measureElement}
                isSameTime={above !== undefined && newestOf(above).at === newestOf(row).at}
                place={index + 1}
                count={length}
                isCurrent={index === current}
                isChosen={chosen !== null && row.includes(chosen)}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
