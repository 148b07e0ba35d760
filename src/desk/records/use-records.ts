import { useEffect, useState } from 'react'
import type { RecordKind, RecordRow } from '#src/contract/records.ts'
import type { Demo } from '#src/demo/demo-contract.ts'

/** The rows of a kind and a customer, or of 'all', read again after every change; null until they have loaded. */
export function useRecords(demo: Demo, kind: RecordKind, customer: string): readonly RecordRow[] | null {
  const [read, setRead] = useState<{ of: string; rows: readonly RecordRow[] } | null>(null)
  const of = `${kind} ${customer}`
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      // The customer may be gone after a reset.
      const rows = await demo.operator.records(kind, customer === 'all' ? undefined : customer).catch(() => [])
      if (isCurrent) setRead({ of: `${kind} ${customer}`, rows })
    }
    void load()
    const stop = demo.faults.subscribe(() => void load())
    return () => {
      isCurrent = false
      stop()
    }
  }, [demo, kind, customer])
  return read?.of === of ? read.rows : null
}
