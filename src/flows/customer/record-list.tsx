import { useCallback, useMemo, useState } from 'react'
import { undatedRecords } from '#src/content/records.ts'
import { monthOf } from '#src/platform/dates.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { ledger } from '#src/ui/drawings/ledger.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { RowsProps } from '#src/ui/list-rows.tsx'
import list from '#src/ui/long-list.module.css'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { LongList } from './long-list.tsx'
import { groupStarts, newestFirst } from './newest-first.ts'
import { type Line, RecordLine, type Row } from './record-line.tsx'
import styles from './record-list.module.css'

interface RecordListProps<Record extends Row> {
  rows: readonly Record[]
  symbol: string | null | undefined
  /** shown if there are none */
  empty: string
  toLine: (row: Record) => Line
}

/** If more records than this are new, the whole list was replaced, and none of them enters. */
const MOST_ENTERING = 5

/** A history of transfers or deposits, newest first, by months; smooth with 100,000 rows (OVER-4). */
export function RecordList<Record extends Row>(props: RecordListProps<Record>) {
  const { rows, symbol, empty, toLine } = props
  const sorted = useMemo(() => newestFirst(rows), [rows])
  const [seen, setSeen] = useState({ sorted, entered: 0 })
  if (seen.sorted !== sorted) setSeen({ sorted, entered: countEntered(seen.sorted, sorted) })
  const headings = useMemo(() => groupStarts(sorted, ({ createdAt }) => monthOf(createdAt) ?? undatedRecords), [sorted])
  const draw: RowsProps['draw'] = useCallback(
    (item, disclosure) => {
      const row = item as Record
      return <RecordLine row={row} symbol={symbol} line={toLine(row)} disclosure={disclosure} />
    },
    [symbol, toLine],
  )
  return sorted.length === 0 ? (
    <EmptyState drawing={<Sketched of={ledger} />}>{empty}</EmptyState>
  ) : (
    <LongList items={sorted} headings={headings} draw={draw} entered={seen.entered} />
  )
}

/** How many records at the top were not there before. */
function countEntered(before: readonly Row[], now: readonly Row[]): number {
  const [first] = before
  const known =
    first === undefined ? now.length : now.slice(0, MOST_ENTERING + 1).findIndex(({ _id }) => _id === first._id)
  return known > MOST_ENTERING ? 0 : Math.max(0, known)
}

/** Placeholder lines in their final height. */
export function recordSkeleton(lines: number) {
  return (
    <span className={`${styles.skeleton} ${list.list}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={String(line)} className={`${styles.line} ${list.rows}`}>
          <Skeleton width="10ch" />
          <Skeleton width="6ch" />
        </span>
      ))}
    </span>
  )
}
