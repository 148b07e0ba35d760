import { ArrowUp } from 'lucide-react'
import { loanCopy } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import type { Loan as LoanRow } from '#src/contract/entities.ts'
import { BalancesCard, useWithdrawing } from '#src/flows/customer/balances-card.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { type Line, RecordLine } from '#src/flows/customer/record-line.tsx'
import { recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { WithdrawalInProgress } from '#src/flows/customer/withdrawal-in-progress.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { house } from '#src/ui/drawings/dwellings.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './loan.module.css'

/** The loan page (LOAN-1). */
export function Loan() {
  const { open } = useModal()
  const { isOffered, reason } = useWithdrawing('loan')
  return (
    <div className={styles.loan}>
      <h1>{loanCopy.title}</h1>
      <BalancesCard
        lead={{ label: labels.loanBalance, name: 'loanBalance' }}
        total={labels.totalBalance}
        reason={reason}
        actions={
          <Button
            variant={isOffered ? 'primary' : 'secondary'}
            onClick={() => open({ kind: 'withdrawal', path: 'loan' })}
          >
            <ArrowUp aria-hidden="true" size={18} />
            {labels.withdraw}
          </Button>
        }
      />
      <WithdrawalInProgress path="loan" />
      <div className={styles.columns}>
        <Card heading={loanCopy.newLoan}>
          <p>{loanCopy.lead}</p>
          <Button
            variant={isOffered === false ? 'primary' : 'secondary'}
            className={styles.apply}
            onClick={() => open({ kind: 'loan' })}
          >
            {labels.applyForLoan}
          </Button>
        </Card>
        <LatestLoan onOpen={() => open({ kind: 'loan-notice' })} />
      </div>
    </div>
  )
}

/** The latest loan, the first in the backend's answer (LOAN-1). Opens its notice (LOAN-4). */
function LatestLoan({ onOpen }: { onOpen: () => void }) {
  return (
    <Card heading={loanCopy.latest}>
      <Loaded
        parts={['user', 'loans']}
        what={loanCopy.latest}
        skeleton={recordSkeleton(1)}
        isEmpty={({ loans }) => loans.loan.length === 0}
      >
        {({ user, loans: { loan } }) =>
          loan[0] === undefined ? (
            <EmptyState drawing={<Sketched of={house} />}>{loanCopy.empty}</EmptyState>
          ) : (
            <button type="button" className={styles.row} onClick={onOpen}>
              <RecordLine row={loan[0]} symbol={user.country?.symbol} line={toLine(loan[0])} />
              <span className="visually-hidden">{loanCopy.openNotice}</span>
            </button>
          )
        }
      </Loaded>
    </Card>
  )
}

/** 'Processing' if Pending, otherwise 'Approved' (LOAN-1). */
function toLine({ status }: LoanRow): Line {
  return status === 'Pending'
    ? { kind: loanCopy.loan, tone: 'waits', status: labels.processing }
    : { kind: loanCopy.loan, tone: 'done', status: labels.approved }
}
