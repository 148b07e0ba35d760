import { useCallback, useMemo } from 'react'
import { undatedRecords } from '#src/content/records.ts'
import { monthOf } from '#src/platform/dates.ts'
import { Ledger } from '#src/ui/drawings/ledger.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import list from '#src/ui/long-list.module.css'
import type { Disclosure } from '#src/ui/record-row.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { groupStarts } from './group-starts.ts'
import { LongList } from './long-list.tsx'
import { newestFirst } from './newest-first.ts'
import { type Line, RecordLine, type Row } from './record-line.tsx'
import styles from './record-list.module.css'

interface RecordListProps<Record extends Row> {
  label: string
  rows: readonly Record[]
  symbol: string | null | undefined
  /** shown if there are none */
  empty: string
  toLine: (row: Record) => Line
}

/** A history of transfers or deposits, newest first, by months; smooth with 100,000 rows (OVER-4). */
export function RecordList<Record extends Row>({ label, rows, symbol, empty, toLine }: RecordListProps<Record>) {
  const sorted = useMemo(() => newestFirst(rows), [rows])
  const headings = useMemo(() => groupStarts(sorted, ({ createdAt }) => monthOf(createdAt) ?? undatedRecords), [sorted])
  const draw = useCallback(
    (row: Record, disclosure: Disclosure) => (
      <RecordLine row={row} symbol={symbol} line={toLine(row)} disclosure={disclosure} />
    ),
    [symbol, toLine],
  )
  return sorted.length === 0 ? (
    <EmptyState drawing={<Ledger />}>{empty}</EmptyState>
  ) : (
    <LongList label={label} items={sorted} headings={headings} keyOf={keyOf} draw={draw} />
  )
}

function keyOf({ _id }: Row, index: number): string {
  return _id ?? String(index)
}

/** Placeholder lines in their final height. */
export function recordSkeleton(lines: number) {
  return (
    <span className={`${styles.skeleton} ${list.region}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={String(line)} className={`${styles.line} ${list.rows}`}>
          <Skeleton width="10ch" />
          <Skeleton width="6ch" />
        </span>
      ))}
    </span>
  )
}
