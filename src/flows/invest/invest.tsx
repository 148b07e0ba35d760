import { useId } from 'react'
import { investCopy } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import type { Deposit } from '#src/contract/entities.ts'
import { Figure } from '#src/flows/customer/figure.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import type { Line } from '#src/flows/customer/record-line.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './invest.module.css'

/** What is invested, and the deposits that it came from (INV-1). */
export function Invest() {
  const id = useId()
  return (
    <div className={styles.invest}>
      <h1>{investCopy.title}</h1>
      <Card tone="tinted" aria-labelledby={`${id}-balances`}>
        <h2 id={`${id}-balances`} className="visually-hidden">
          {overviewCopy.balances}
        </h2>
        <dl className={styles.balances}>
          <Figure label={labels.totalBalance} name="totalBalance" size="large" />
          <Figure label={labels.investmentBalance} name="investmentBalance" />
        </dl>
        <p className={styles.expected}>{labels.expectedReturn}</p>
        <p className={styles.hint}>{investCopy.expected}</p>
        <div className={styles.actions}>
          <Button variant="secondary" aria-disabled="true" aria-describedby={`${id}-hint`}>
            {labels.deposit}
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {overviewCopy.notYet}
        </p>
      </Card>
      <Card>
        <h2 className={styles.heading}>{investCopy.history}</h2>
        <Loaded parts={['user', 'deposits']} what={investCopy.history} skeleton={recordSkeleton(4)}>
          {({ user, deposits }) => (
            <RecordList
              label={investCopy.history}
              rows={deposits.deposit}
              symbol={user.country?.symbol}
              empty={investCopy.empty}
              toLine={toLine}
            />
          )}
        </Loaded>
      </Card>
    </div>
  )
}

/** Pending, Approved for the string 'true', else Failed (INV-1). */
function toLine({ status }: Deposit): Line {
  const title = investCopy.deposit
  if (status === 'Pending') return { title, tone: 'waits', status: labels.pending }
  if (status === 'true') return { title, tone: 'done', status: labels.approved }
  return { title, tone: 'failed', status: labels.failed }
}
