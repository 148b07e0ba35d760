import { useState } from 'react'

/** The record that was not there before it was sent, whatever date it has: the clock may have been set back. Undefined until it is loaded. */
export function useSent<Row extends { _id: string }>(
  rows: readonly Row[] | undefined,
  isSent: boolean,
): Row | undefined {
  const [before, setBefore] = useState(rows)
  if (!isSent && rows !== before) setBefore(rows)
  if (!isSent || before === undefined || rows === before) return
  const known = new Set(before.map(({ _id }) => _id))
  return rows?.find(({ _id }) => !known.has(_id))
}
