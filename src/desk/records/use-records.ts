import { useEffect, useState } from 'react'
import type { RecordKind, RecordRow } from '#src/contract/records.ts'
import type { Demo } from '#src/demo/demo-contract.ts'

/** The rows of a kind, read again after every change; null until they have loaded. */
export function useRecords(demo: Demo, kind: RecordKind, customer: string | undefined): readonly RecordRow[] | null {
  const [rows, setRows] = useState<{ of: string; rows: readonly RecordRow[] } | null>(null)
  const of = `${kind} ${customer}`
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      // A customer may be gone after a reset.
      const read = await demo.operator.records(kind, customer).catch(() => [])
      if (isCurrent) setRows({ of: `${kind} ${customer}`, rows: read })
    }
    void read()
    const stop = demo.faults.subscribe(() => void read())
    return () => {
      isCurrent = false
      stop()
    }
  }, [demo, kind, customer])
  return rows?.of === of ? rows.rows : null
}
