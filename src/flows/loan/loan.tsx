import { ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { loanCopy } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import { BalancesCard, useHasSome } from '#src/flows/customer/balances-card.tsx'
import { WithdrawalInProgress } from '#src/flows/customer/withdrawal-in-progress.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { LatestLoan } from './latest-loan.tsx'
import styles from './loan.module.css'
import { LoanGuide, LoanTerms } from './loan-guide.tsx'

/** The loan page (LOAN-1). */
export function Loan() {
  const id = useId()
  const { open } = useModal()
  const hasSome = useHasSome('loanBalance')
  return (
    <div className={styles.loan}>
      <h1>{loanCopy.title}</h1>
      <WithdrawalInProgress path="loan" />
      <BalancesCard
        lead={{ label: labels.loanBalance, name: 'loanBalance' }}
        others={[{ label: labels.totalBalance, name: 'totalBalance' }]}
        actions={
          <Button
            variant={hasSome === false ? 'secondary' : 'primary'}
            onClick={() => open({ kind: 'withdrawal', path: 'loan' })}
          >
            <ArrowUp aria-hidden="true" size={18} />
            {labels.withdraw}
          </Button>
        }
      />
      <div className={styles.columns}>
        <div className={styles.loan}>
          <Card aria-labelledby={`${id}-apply`}>
            <h2 id={`${id}-apply`} className={styles.heading}>
              {loanCopy.newLoan}
            </h2>
            <p>{loanCopy.lead}</p>
            <Button
              variant={hasSome === false ? 'primary' : 'secondary'}
              className={styles.apply}
              onClick={() => open({ kind: 'loan' })}
            >
              {labels.applyForLoan}
            </Button>
          </Card>
          <LatestLoan onOpen={() => open({ kind: 'loan-notice' })} />
          <LoanTerms />
        </div>
        <LoanGuide />
      </div>
    </div>
  )
}
