import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import type { Line } from '#src/flows/customer/record-line.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './overview.module.css'

/** The customer's transfers, the newest first (OVER-4). */
export function History({ heading }: { heading: string }) {
  return (
    <Card>
      <h2 className={styles.heading}>{heading}</h2>
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
