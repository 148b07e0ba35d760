import { useState } from 'react'
import { toAmount } from '#machines/rules/balances.ts'
import { isListed, type SentAmount } from '#machines/rules/sent-amount.ts'
import { parseTime } from '#src/platform/clock/clock.ts'
import { timeOf } from './newest-first.ts'
import type { Row } from './record-line.tsx'

interface Sent<SentRow> {
  /** ms since the epoch: the bank's date once it is known, as in the history; null if nothing was sent */
  at: number | null
  /** undefined until it is loaded; as it was last where the bank has removed it */
  sent: SentRow | undefined
  isRemoved: boolean
}

/** ms by which the clocks of the bank and of the page may differ */
const CLOCKS_APART = 60_000

/**
 * The row that the bank has inserted of what was sent. It is found by what the flow knows, so that a page that shows the flow again, as after a look back,
 * finds it too: of the rows with its amount, once there is one more than before, the one that is dated nearest. Where there is none, the bank may have
 * removed it again.
 *
 * @param sentAt when the page sent it, in ms since the epoch
 * @param removed what the bank has removed while the page was open
 */
export function useSent<SentRow extends Row>(
  rows: readonly SentRow[] | undefined,
  what: SentAmount | undefined,
  sentAt: number | null,
  removed: readonly SentRow[] = [],
): Sent<SentRow> {
  const [last, setLast] = useState<SentRow>()
  const isKnown = what !== undefined && sentAt !== null
  const again = last && rows?.find(({ _id }) => _id === last._id)
  const row = again ?? (isKnown && rows !== undefined ? nearest(rows, what, sentAt) : undefined)
  if (row !== undefined && row !== last) setLast(row)
  const sent = row ?? last ?? (isKnown ? firstSince(removed, what, sentAt) : undefined)
  const at = parseTime(sent?.createdAt ?? '') ?? sentAt
  return { sent, at, isRemoved: rows !== undefined && row === undefined && sent !== undefined }
}

function firstSince<SentRow extends Row>(removed: readonly SentRow[], { amount }: SentAmount, sentAt: number) {
  return removed
    .filter((row) => toAmount(row.amount) === amount && timeOf(row) > sentAt - CLOCKS_APART)
    .toSorted((one, other) => timeOf(one) - timeOf(other))[0]
}

function nearest<SentRow extends Row>(rows: readonly SentRow[], what: SentAmount, sentAt: number): SentRow | undefined {
  if (!isListed(what, rows)) return undefined
  const distance = (row: SentRow) => Math.abs(timeOf(row) - sentAt)
  return rows
    .filter(({ amount }) => toAmount(amount) === what.amount)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
