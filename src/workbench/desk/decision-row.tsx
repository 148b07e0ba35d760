import { formatDateTime } from '#src/platform/dates.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'

/** Something that the bank decides on, and has decided or not. */
export interface Decidable {
  id: string
  /** '£500.00' */
  money: string
  /** 'Withdrawal, PayPal' */
  kind: string
  createdAt: string | null | undefined
  isWaiting: boolean
  tone: StatusTone
  status: string
  actions: readonly { label: string; onPress: () => Promise<void> }[]
}

interface DecisionRowProps {
  of: Decidable
  /** whether it is what the bank does next */
  isFirst: boolean
}

/** A loan, deposit or withdrawal in columns, with what the bank can do about it. */
export function DecisionRow({
  of: { money, kind, createdAt, isWaiting, tone, status, actions },
  isFirst,
}: DecisionRowProps) {
  return (
    <li title={`${kind}, ${formatDateTime(createdAt)}`}>
      <strong>{money}</strong>
      <span className={styles.kind}>
        <span>{kind}</span>
        {isWaiting ? null : <StatusBadge tone={tone}>{status}</StatusBadge>}
      </span>
      {actions.map(({ label, onPress }, index) => (
        <ActionButton
          key={label}
          label={label}
          about={money}
          variant={index > 0 ? 'quiet' : isFirst ? 'primary' : 'secondary'}
          reason={null}
          onPress={() => void onPress()}
        />
      ))}
    </li>
  )
}
