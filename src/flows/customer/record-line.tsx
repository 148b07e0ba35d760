import { toAmount } from '#machines/rules/balances.ts'
import type { Amount } from '#src/contract/entities.ts'
import { formatDateTime, formatDateTimeOfYear, NO_DATE } from '#src/platform/dates.ts'
import { formatMoney, formatMovement } from '#src/platform/money.ts'
import { Fact } from '#src/ui/fact.tsx'
import type { Disclosure } from '#src/ui/list-rows.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import styles from './record-line.module.css'

/** The fields that transfers, deposits and loans share. */
export interface Row {
  _id?: string
  amount?: Amount
  createdAt?: string | null | undefined
}

/** A record's kind, method and status in words, and what it opens to. */
export interface Line {
  kind: string
  /** '' or undefined if there is none or it is not known */
  method?: string
  /** the money's direction, shown by the mark at the start; only in a history, where the month is a heading */
  direction?: 'in' | 'out'
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
  /** without it, the row does not open */
  disclosure?: Disclosure
}

/** One record: kind, method, time, amount and status; the rest is in its details. No line of it wraps. */
export function RecordLine({ row, symbol, line, disclosure }: RecordLineProps) {
  const { kind, method, direction, tone, status } = line
  const amount = toAmount(row.amount)
  const when = direction === undefined ? formatDateTime(row.createdAt) : formatDateTimeOfYear(row.createdAt)
  const cells = (
    <>
      <span className={styles.title}>
        <span className={styles.kind}>{kind}</span>
        {method ? (
          <>
            <span className={styles.comma}>, </span>
            <span className={styles.method}>{method}</span>
          </>
        ) : null}
      </span>
      <span className={styles.amount}>
        {direction === undefined
          ? formatMoney(amount, symbol)
          : formatMovement(direction === 'in' ? amount : -amount, symbol)}
      </span>
      <time className={styles.when} dateTime={when === NO_DATE ? undefined : (row.createdAt ?? undefined)}>
        {when}
      </time>
      <StatusBadge tone={tone}>{status}</StatusBadge>
    </>
  )
  if (disclosure === undefined) {
    return (
      <div className={styles.row} data-live={row._id} data-tone={tone}>
        {cells}
      </div>
    )
  }
  const { isOpen, onToggle } = disclosure
  return (
    // The list keeps the open state, because rows are unmounted when it is scrolled.
    <details
      className={styles.record}
      open={isOpen}
      onToggle={({ currentTarget }) => (currentTarget.open === isOpen ? undefined : onToggle())}
    >
      <summary
        className={`${styles.row} ${styles.opener}`}
        data-live={row._id}
        data-direction={direction}
        data-tone={tone}
      >
        {cells}
      </summary>
      {isOpen ? (
        <dl className={styles.details}>
          {line.details?.().map(({ label, text }) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </dl>
      ) : null}
    </details>
  )
}
