import { toAmount } from '#machines/balances.ts'
import type { Amount } from '#src/contract/entities.ts'
import { formatMoment, NO_DATE } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { RecordRow } from '#src/ui/record-row.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

/** The fields that transfers, deposits and loans share. */
export interface Row {
  _id?: string
  amount?: Amount
  createdAt?: string | null | undefined
}

/** A record's title and status in words. */
export interface Line {
  title: string
  tone: StatusTone
  status: string
}

interface RecordLineProps {
  row: Row
  symbol: string | null | undefined
  line: Line
}

export function RecordLine({ row, symbol, line }: RecordLineProps) {
  const moment = formatMoment(row.createdAt)
  return (
    <RecordRow
      id={row._id}
      title={line.title}
      moment={moment}
      dateTime={moment === NO_DATE ? undefined : (row.createdAt ?? undefined)}
      amount={formatMoney(toAmount(row.amount), symbol)}
      badge={<StatusBadge tone={line.tone}>{line.status}</StatusBadge>}
    />
  )
}
