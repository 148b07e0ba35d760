import { useCallback } from 'react'
import type { RecordKind, RecordRow } from '#src/contract/records.ts'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import { useAnswer } from '#src/workbench/desk/use-demo.ts'

/** The rows of a kind and a customer, or of 'all', read again after every change; null until they have loaded. */
export function useRecords(demo: DeskDemo, kind: RecordKind, customer: string): readonly RecordRow[] | null {
  const of = `${kind} ${customer}`
  const ask = useCallback(
    async ({ operator }: DeskDemo) => ({
      of: `${kind} ${customer}`,
      // The customer may be gone after a reset.
      rows: await operator.records(kind, customer === 'all' ? undefined : customer).catch(() => []),
    }),
    [kind, customer],
  )
  const read = useAnswer(demo, ask)
  return read?.of === of ? read.rows : null
}
