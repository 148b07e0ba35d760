import { useState } from 'react'
import type { RecordKind, RecordRow } from '#src/contract/records.ts'
import { Button } from '#src/ui/button.tsx'
import desk from '#src/workbench/desk/desk.module.css'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'
import { summarise } from './summarise.ts'

/** rows per page, so that long lists render fast */
const PAGE = 10

interface RecordListProps {
  kind: RecordKind
  rows: readonly RecordRow[]
  onOpen(row: RecordRow): void
}

/** The rows of a kind, page by page. */
export function RecordList({ kind, rows, onOpen }: RecordListProps) {
  const [asked, setFirst] = useState(0)
  // Rows may have been removed since.
  const first = asked < rows.length ? asked : 0
  const last = Math.min(first + PAGE, rows.length)
  return rows.length === 0 ? (
    <p className={desk.quiet}>{recordsCopy.none}</p>
  ) : (
    <>
      <ul className={desk.table} aria-label={recordsCopy.list}>
        {rows.slice(first, last).map((row) => {
          const { title, detail } = summarise(kind, row)
          return (
            <li key={row._id}>
              <button type="button" className={`${desk.press} ${styles.row}`} onClick={() => onOpen(row)}>
                <strong>{title}</strong>
                <span className={desk.quiet}>{detail}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {rows.length > PAGE ? (
        <div className={styles.actions}>
          <Button variant="secondary" disabled={first === 0} onClick={() => setFirst(first - PAGE)}>
            {recordsCopy.newer}
          </Button>
          <span className={desk.quiet}>{recordsCopy.page(first + 1, last, rows.length)}</span>
          <Button variant="secondary" disabled={last === rows.length} onClick={() => setFirst(first + PAGE)}>
            {recordsCopy.older}
          </Button>
        </div>
      ) : null}
    </>
  )
}
