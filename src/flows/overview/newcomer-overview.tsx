import { Landmark, Mail, Smartphone, Zap } from 'lucide-react'
import { useId } from 'react'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { withdrawalMethods } from '#src/content/withdrawal-methods.ts'
import { Figure } from '#src/flows/customer/figure.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { History } from './history.tsx'
import styles from './overview.module.css'

const icons = { paypal: Mail, 'bank transfer': Landmark, cashapp: Smartphone, zelle: Zap }

/** The overview for customers with `newUser` set (OVER-2). */
export function NewcomerOverview() {
  const id = useId()
  const { open } = useModal()
  return (
    <>
      <Card tone="tinted" className={styles.dashboard} aria-labelledby={`${id}-dashboard`}>
        <h2 id={`${id}-dashboard`} className={styles.heading}>
          {labels.accountDashboard}
        </h2>
        <dl className={styles.standing}>
          <Figure label={labels.availableBalance} name="availableBalance" size="large" />
          <UserFact label={labels.accountNumber} of={({ accountNumber }) => accountNumber} />
          <UserFact label={labels.accountType} of={({ accountType }) => accountType} />
        </dl>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => open({ kind: 'deposit' })}>
            {labels.deposit}
          </Button>
        </div>
      </Card>
      <section className={styles.methods} aria-labelledby={`${id}-methods`}>
        <h2 id={`${id}-methods`} className={styles.heading}>
          {overviewCopy.methods}
        </h2>
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
