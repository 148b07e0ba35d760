import { loanCopy } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import type { Loan } from '#src/contract/entities.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { type Line, RecordLine } from '#src/flows/customer/record-line.tsx'
import { recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { Card } from '#src/ui/card.tsx'
import { House } from '#src/ui/drawings/dwellings.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './loan.module.css'

/** The latest loan, the first in the backend's answer (LOAN-1). Opens its notice (LOAN-4). */
export function LatestLoan({ onOpen }: { onOpen: () => void }) {
  return (
    <Card className={styles.latest}>
      <h2 className={styles.heading}>{loanCopy.latest}</h2>
      <Loaded parts={['user', 'loans']} what={loanCopy.latest} skeleton={recordSkeleton(1)}>
        {({ user, loans: { loan } }) =>
          loan[0] === undefined ? (
            <EmptyState drawing={<House />}>{loanCopy.empty}</EmptyState>
          ) : (
            <button type="button" className={styles.row} data-waits={loan[0].status === 'Pending'} onClick={onOpen}>
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
function toLine({ status }: Loan): Line {
  return status === 'Pending'
    ? { kind: loanCopy.loan, tone: 'waits', status: labels.processing }
    : { kind: loanCopy.loan, tone: 'done', status: labels.approved }
}
