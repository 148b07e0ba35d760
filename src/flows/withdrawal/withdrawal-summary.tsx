import type { WithdrawalContext } from '#machines/withdrawal-setup.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { withdrawalMethods } from '#src/content/withdrawal-methods.ts'
import { readAmount } from '#src/contract/amount.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Fact } from '#src/ui/fact.tsx'
import styles from './withdrawal.module.css'

/** Amount and method of the withdrawal, with a note. */
export function WithdrawalSummary({ context, note }: { context: WithdrawalContext; note: string }) {
  const { entry, facts, method } = context
  return (
    <>
      <dl className={styles.summary}>
        <Fact label={withdrawalCopy.amount}>
          <span className="one-line">{formatMoney(readAmount(entry.amount) ?? 0, facts.symbol)}</span>
        </Fact>
        <Fact label={withdrawalCopy.method}>{withdrawalMethods.find(({ id }) => id === method)?.label}</Fact>
      </dl>
      {note === '' ? null : <p data-live="note">{note}</p>}
    </>
  )
}
