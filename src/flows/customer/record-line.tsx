import { toAmount } from '#machines/rules/balances.ts'
import type { Amount } from '#src/contract/entities.ts'
import { formatDateTime, formatDateTimeOfYear, NO_DATE } from '#src/platform/dates.ts'
import { formatMoney, formatMovement } from '#src/platform/money.ts'
import { Fact } from '#src/ui/fact.tsx'
import { type Direction, type Disclosure, RecordRow } from '#src/ui/record-row.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

/** The fields that transfers, deposits and loans share. */
export interface Row {
  _id?: string
  amount?: Amount
  createdAt?: string | null | undefined
}

/** A record's kind, method and status in words, and what it opens to. */
export interface Line {
  kind: string
  method?: string
  /** the money's direction; only in a history, where the month is a heading */
  direction?: Direction
  tone: StatusTone
  status: string
  /** called when the row opens */
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
  const { kind, method, direction, tone, status } = line
  const amount = toAmount(row.amount)
  const when = direction === undefined ? formatDateTime(row.createdAt) : formatDateTimeOfYear(row.createdAt)
  return (
    <RecordRow
      id={row._id}
      kind={kind}
      method={method}
      direction={direction}
      tone={tone}
      when={when}
      dateTime={when === NO_DATE ? undefined : (row.createdAt ?? undefined)}
      amount={
        direction === undefined
          ? formatMoney(amount, symbol)
          : formatMovement(direction === 'in' ? amount : -amount, symbol)
      }
      badge={<StatusBadge tone={tone}>{status}</StatusBadge>}
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
