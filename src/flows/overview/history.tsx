import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { statementCopy } from '#src/content/statement.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import type { Line } from '#src/flows/customer/record-line.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './history.module.css'

/** The customer's transfers, newest first (OVER-4). */
export function History({ heading }: { heading: string }) {
  const { open } = useModal()
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <Button variant="quiet" className={styles.opener} onClick={() => open({ kind: 'statement' })}>
          {statementCopy.title}
        </Button>
      </div>
      <Loaded parts={['user', 'transfers']} what={heading} skeleton={recordSkeleton(6)}>
        {({ user, transfers }) => (
          <RecordList
            label={heading}
            rows={transfers.transfers}
            symbol={user.country?.symbol}
            empty={overviewCopy.historyEmpty}
            toLine={toLine}
          />
        )}
      </Loaded>
    </Card>
  )
}

function toLine({ status, withdrawalPath }: Transfer): Line {
  const title = withdrawalPath === 'loan' ? overviewCopy.loanWithdrawal : overviewCopy.withdrawal
  return status ? { title, tone: 'done', status: labels.approved } : { title, tone: 'waits', status: labels.pending }
}
