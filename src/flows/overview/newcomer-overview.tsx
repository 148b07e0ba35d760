import { Landmark, Mail, Smartphone, Zap } from 'lucide-react'
import { useId } from 'react'
import { groupNumber } from '#src/content/account-number.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { withdrawalMethods } from '#src/content/products.ts'
import { useHasSome } from '#src/flows/customer/balances-card.tsx'
import { Figure, FiguresFailed } from '#src/flows/customer/figure.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { WithdrawalInProgress } from '#src/flows/customer/withdrawal-in-progress.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Card } from '#src/ui/card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { History } from './history.tsx'
import styles from './newcomer-overview.module.css'

const icons = { paypal: Mail, 'bank transfer': Landmark, cashapp: Smartphone, zelle: Zap }

/** The overview for customers with `newUser` set: what to do first, and quieter what they have (OVER-2). */
export function NewcomerOverview() {
  const id = useId()
  const { open } = useModal()
  const hasSome = useHasSome('availableBalance')
  return (
    <>
      <div className={styles.top}>
        <FirstSteps />
        <Card tone="tinted" heading={labels.accountDashboard}>
          <dl className={styles.figures}>
            <Figure label={labels.availableBalance} name="availableBalance" />
            <Figure label={labels.investmentBalance} name="investmentBalance" />
            <UserFact label={labels.accountNumber} of={({ accountNumber }) => accountNumber} draw={groupNumber} />
            <UserFact label={labels.accountType} of={({ accountType }) => accountType} />
          </dl>
          <FiguresFailed names={['availableBalance', 'investmentBalance']} what={labels.accountDashboard} />
        </Card>
      </div>
      <WithdrawalInProgress path="invest" />
      <div className={styles.bottom}>
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {overviewCopy.methods}
          </h2>
          {hasSome === false ? <p className={styles.nothing}>{labels.nothingToWithdraw}</p> : null}
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
      </div>
    </>
  )
}
