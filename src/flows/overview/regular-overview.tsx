import { useId } from 'react'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { Figure } from '#src/flows/customer/figure.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { History } from './history.tsx'
import styles from './overview.module.css'

/** The overview of everybody who is no newcomer (OVER-3). */
export function RegularOverview({ mayWithdraw }: { mayWithdraw: boolean }) {
  const id = useId()
  return (
    <>
      <Card tone="tinted" aria-labelledby={`${id}-balances`}>
        <h2 id={`${id}-balances`} className="visually-hidden">
          {overviewCopy.balances}
        </h2>
        <dl className={styles.balances}>
          <Figure label={labels.totalAmount} name="totalBalance" size="large" />
          <Figure label={labels.loanBalance} name="loanBalance" />
          <Figure label={labels.investmentBalance} name="investmentBalance" />
        </dl>
        <div className={styles.actions}>
          <Button variant="secondary" aria-disabled="true" aria-describedby={`${id}-hint`}>
            {labels.deposit}
          </Button>
          {mayWithdraw ? (
            <Button variant="secondary" aria-disabled="true" aria-describedby={`${id}-hint`}>
              {labels.withdraw}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {overviewCopy.notYet}
        </p>
      </Card>
      <History heading={overviewCopy.history} />
    </>
  )
}
