import { useState } from 'react'
import { toAmount } from '#machines/rules/balances.ts'
import { isListed, type SentAmount } from '#machines/rules/sent-amount.ts'
import { timeOf } from './newest-first.ts'
import type { Row } from './record-line.tsx'

interface SentRecord<Record> {
  /** undefined until it is loaded; as it was last where the bank has removed it */
  sent: Record | undefined
  isRemoved: boolean
}

/**
 * The record that the bank has made of what was sent. It is found by what the flow knows, so that a page that shows the flow again, as after a look back,
 * finds it too: once the bank lists one of its amount more than before, the one that is dated nearest.
 *
 * @param sentAt in ms since the epoch
 */
export function useSent<Record extends Row>(
  rows: readonly Record[] = [],
  what: SentAmount | undefined,
  sentAt: number | null,
): SentRecord<Record> {
  const [last, setLast] = useState<Record>()
  const isKnown = what !== undefined && sentAt !== null
  const again = last && rows.find(({ _id }) => _id === last._id)
  const row = again ?? (isKnown ? nearest(rows, what, sentAt) : undefined)
  if (row !== undefined && row !== last) setLast(row)
  return { sent: row ?? last, isRemoved: row === undefined && last !== undefined }
}

function nearest<Record extends Row>(rows: readonly Record[], what: SentAmount, sentAt: number): Record | undefined {
  if (!isListed(what, rows)) return undefined
  const distance = (row: Record) => Math.abs(timeOf(row) - sentAt)
  return rows
    .filter(({ amount }) => toAmount(amount) === what.amount)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
