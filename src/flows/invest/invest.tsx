import { investCopy } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import type { Deposit } from '#src/contract/entities.ts'
import { BalancesCard } from '#src/flows/customer/balances-card.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import type { Line } from '#src/flows/customer/record-line.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './invest.module.css'
import { Opportunities } from './opportunities.tsx'

/** The investment page: balance, plans or markets, and the deposit history (INV-1 to INV-3). */
export function Invest() {
  const modal = useModal()
  return (
    <div className={styles.invest}>
      <h1>{investCopy.title}</h1>
      <BalancesCard
        figures={[
          { label: labels.totalBalance, name: 'totalBalance' },
          { label: labels.investmentBalance, name: 'investmentBalance' },
        ]}
        note={
          <>
            <p className={styles.expected}>{labels.expectedReturn}</p>
            <p className={styles.hint}>{investCopy.expected}</p>
          </>
        }
        actions={<Button onClick={() => modal.open({ kind: 'deposit' })}>{labels.deposit}</Button>}
      />
      <Opportunities onChoose={(plan) => modal.open({ kind: 'deposit', plan })} />
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

/** 'Approved' for the string 'true', otherwise 'Pending' or 'Failed' (INV-1). */
function toLine({ status }: Deposit): Line {
  const title = investCopy.deposit
  if (status === 'Pending') return { title, tone: 'waits', status: labels.pending }
  if (status === 'true') return { title, tone: 'done', status: labels.approved }
  return { title, tone: 'failed', status: labels.failed }
}
