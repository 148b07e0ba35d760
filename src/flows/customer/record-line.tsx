import { toAmount } from '#machines/rules/balances.ts'
import type { Amount } from '#src/contract/entities.ts'
import { formatMoment, NO_DATE } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Fact } from '#src/ui/fact.tsx'
import { type Disclosure, RecordRow } from '#src/ui/record-row.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

/** The fields that transfers, deposits and loans share. */
export interface Row {
  _id?: string
  amount?: Amount
  createdAt?: string | null | undefined
}

/** A record's title and status in words, and what it opens to. */
export interface Line {
  title: string
  tone: StatusTone
  status: string
  /** asked for when the row opens */
  details?: () => readonly Detail[]
}

export interface Detail {
  label: string
  text: string
}

interface RecordLineProps {
  row: Row
  symbol: string | null | undefined
  line: Line
  /** omitted where the row itself does not open */
  disclosure?: Disclosure
}

export function RecordLine({ row, symbol, line, disclosure }: RecordLineProps) {
  const moment = formatMoment(row.createdAt)
  return (
    <RecordRow
      id={row._id}
      title={line.title}
      moment={moment}
      dateTime={moment === NO_DATE ? undefined : (row.createdAt ?? undefined)}
      amount={formatMoney(toAmount(row.amount), symbol)}
      badge={<StatusBadge tone={line.tone}>{line.status}</StatusBadge>}
      disclosure={disclosure}
      details={() =>
        line.details?.().map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))
      }
    />
  )
}
