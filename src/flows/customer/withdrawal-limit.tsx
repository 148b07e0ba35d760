import { roundDown } from '#machines/rules/currency.ts'
import { figures } from '#machines/rules/figures.ts'
import { balancesCopy } from '#src/content/balances.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './balances-card.module.css'
import { Loaded } from './loaded.tsx'
import { useCustomer } from './use-customer.ts'

/** The balances that limit withdrawals (WD-2). */
export type LimitName = 'availableBalance' | 'loanBalance'

/** 'Available to withdraw £10,290.00', at the button that opens a withdrawal (OVER-3). */
export function WithdrawalLimit({ name }: { name: LimitName }) {
  const { holdings } = useCustomer()
  const { parts, of } = figures[name]
  return (
    <p className={styles.limit} data-live={balancesCopy.available}>
      {balancesCopy.available}{' '}
      <Loaded parts={[...parts, 'user']} what={balancesCopy.available} skeleton={<Skeleton width="6ch" />} failed="—">
        {({ user: { country } }) => (
          <span className={styles.amount}>
            {formatMoney(Math.max(0, roundDown(of(holdings), country?.symbol)), country?.symbol)}
          </span>
        )}
      </Loaded>
    </p>
  )
}
