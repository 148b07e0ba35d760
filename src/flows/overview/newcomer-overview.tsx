import { ArrowDown, Landmark, Mail, Smartphone, Zap } from 'lucide-react'
import { useId } from 'react'
import { groupNumber } from '#src/content/account-number.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { withdrawalMethods } from '#src/content/products.ts'
import { BalancesCard, WithdrawalLimit } from '#src/flows/customer/balances-card.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { History } from './history.tsx'
import styles from './overview.module.css'

const icons = { paypal: Mail, 'bank transfer': Landmark, cashapp: Smartphone, zelle: Zap }

const figures = [
  { label: labels.availableBalance, name: 'availableBalance' },
  { label: labels.investmentBalance, name: 'investmentBalance' },
] as const

/** The overview for customers with `newUser` set (OVER-2). */
export function NewcomerOverview() {
  const id = useId()
  const { open } = useModal()
  return (
    <>
      <BalancesCard
        title={labels.accountDashboard}
        figures={figures}
        note={
          <dl className={styles.figures}>
            <UserFact label={labels.accountNumber} of={({ accountNumber }) => accountNumber} draw={groupNumber} />
            <UserFact label={labels.accountType} of={({ accountType }) => accountType} />
          </dl>
        }
        actions={
          <Button variant="secondary" onClick={() => open({ kind: 'deposit' })}>
            <ArrowDown aria-hidden="true" size={18} />
            {labels.deposit}
          </Button>
        }
      />
      <section className={styles.methods} aria-labelledby={`${id}-methods`}>
        <h2 id={`${id}-methods`} className={styles.heading}>
          {overviewCopy.methods}
        </h2>
        <WithdrawalLimit name="availableBalance" />
        <ul className={styles.tiles}>
          {withdrawalMethods.map(({ id: method, label }) => {
            const Icon = icons[method]
            return (
              <li key={method}>
                <button
                  type="button"
                  className={styles.tile}
                  onClick={() => open({ kind: 'withdrawal', path: 'invest', method })}
                >
                  <Icon aria-hidden="true" size={22} />
                  {label}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <History heading={labels.historyOverview} />
    </>
  )
}
