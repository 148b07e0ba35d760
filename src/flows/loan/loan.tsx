import { useId } from 'react'
import { loanCopy } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { Figure } from '#src/flows/customer/figure.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { LatestLoan } from './latest-loan.tsx'
import styles from './loan.module.css'

/** What is lent and what is left of it (LOAN-1). */
export function Loan() {
  const id = useId()
  return (
    <div className={styles.loan}>
      <h1>{loanCopy.title}</h1>
      <Card tone="tinted" aria-labelledby={`${id}-balances`}>
        <h2 id={`${id}-balances`} className="visually-hidden">
          {overviewCopy.balances}
        </h2>
        <dl className={styles.balances}>
          <Figure label={labels.totalBalance} name="totalBalance" size="large" />
          <Figure label={labels.loanBalance} name="loanBalance" />
        </dl>
        <div className={styles.actions}>
          <Button variant="secondary" aria-disabled="true" aria-describedby={`${id}-hint`}>
            {labels.withdraw}
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {overviewCopy.notYet}
        </p>
      </Card>
      <div className={styles.columns}>
        <Card aria-labelledby={`${id}-apply`}>
          <h2 id={`${id}-apply`} className={styles.heading}>
            {labels.applyForLoan}
          </h2>
          <p>{loanCopy.apply}</p>
          <p className={styles.hint}>{loanCopy.notYet}</p>
        </Card>
        <LatestLoan />
      </div>
    </div>
  )
}
