import { formatMoment } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.operator

interface BankRowProps {
  amount: unknown
  symbol: string | null | undefined
  createdAt: string | null | undefined
  /** of a withdrawal: 'PayPal' */
  method?: string | undefined
  tone: StatusTone
  status: string
  actions: readonly { label: string; isDone: boolean; onPress: () => Promise<void> }[]
}

/** A loan, deposit or withdrawal, with the bank's decisions about it. The one that is taken already is disabled. */
export function BankRow({ amount, symbol, createdAt, method, tone, status, actions }: BankRowProps) {
  const money = formatMoney(Number(amount), symbol)
  return (
    <li className={styles.row}>
      <strong>{money}</strong>
      <StatusBadge tone={tone}>{status}</StatusBadge>
      <span className={styles.quiet}>
        {formatMoment(createdAt)}
        {method ? `, ${method}` : ''}
      </span>
      <div className={`${styles.wide} ${styles.group}`}>
        {actions.map(({ label, isDone, onPress }) => (
          <ActionButton
            key={label}
            label={label}
            about={money}
            reason={isDone ? copy.already(status) : null}
            onPress={() => void onPress()}
          />
        ))}
      </div>
    </li>
  )
}
