import { useCallback, useMemo } from 'react'
import { Ledger } from '#src/ui/drawings/ledger.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Disclosure } from '#src/ui/record-row.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
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

/** A long list has room for titles of two lines on phones. */
const ROW_HEIGHT = { least: 68, fixed: 76 }

/** A history of transfers or deposits, newest first; smooth with 100,000 rows (OVER-4). */
export function RecordList<Record extends Row>({ label, rows, symbol, empty, toLine }: RecordListProps<Record>) {
  const sorted = useMemo(() => newestFirst(rows), [rows])
  const draw = useCallback(
    (row: Record, disclosure: Disclosure) => (
      <RecordLine row={row} symbol={symbol} line={toLine(row)} disclosure={disclosure} />
    ),
    [symbol, toLine],
  )
  return sorted.length === 0 ? (
    <EmptyState drawing={<Ledger />}>{empty}</EmptyState>
  ) : (
    <LongList label={label} items={sorted} keyOf={keyOf} rowHeight={ROW_HEIGHT} draw={draw} />
  )
}

function keyOf({ _id }: Row, index: number): string {
  return _id ?? String(index)
}

/** Placeholder lines in their final height. */
export function recordSkeleton(lines: number) {
  return (
    <span className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={String(line)} className={styles.line} style={{ blockSize: ROW_HEIGHT.least }}>
          <Skeleton width="10ch" />
          <Skeleton width="6ch" />
        </span>
      ))}
    </span>
  )
}
