import { ArrowDown } from 'lucide-react'
import { useId } from 'react'
import type { PlanId } from '#machines/rules/rules.ts'
import { investCopy } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { BalancesCard } from '#src/flows/customer/balances-card.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { depositLine } from '#src/flows/customer/record-words.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './invest.module.css'
import { Market } from './market.tsx'
import cells from './opportunities.module.css'
import { PlanCards } from './plan-cards.tsx'

/** The investment page: balance, plans or markets, and the deposit history (INV-1 to INV-3). */
export function Invest() {
  const id = useId()
  const modal = useModal()
  return (
    <div className={styles.invest}>
      <h1>{investCopy.title}</h1>
      <BalancesCard
        lead={{ label: labels.investmentBalance, name: 'investmentBalance' }}
        others={[{ label: labels.totalBalance, name: 'totalBalance' }]}
        note={
          <p className={styles.expected}>
            <strong>{labels.expectedReturn}</strong> <span className={styles.hint}>{investCopy.expected}</span>
          </p>
        }
        actions={
          <Button onClick={() => modal.open({ kind: 'deposit' })}>
            <ArrowDown aria-hidden="true" size={18} />
            {labels.deposit}
          </Button>
        }
      />
      <Opportunities onChoose={(plan) => modal.open({ kind: 'deposit', plan })} />
      <Card className={styles.history} aria-labelledby={`${id}-history`}>
        <h2 id={`${id}-history`} className={styles.heading}>
          {investCopy.history}
        </h2>
        <Loaded parts={['user', 'deposits']} what={investCopy.history} skeleton={recordSkeleton(4)}>
          {({ user, deposits }) => (
            <RecordList
              label={investCopy.history}
              rows={deposits.deposit}
              symbol={user.country?.symbol}
              empty={investCopy.empty}
              toLine={depositLine}
            />
          )}
        </Loaded>
      </Card>
    </div>
  )
}

/** Plans for customers who have not invested yet, markets for all others; both take the same space (INV-2, INV-3). */
function Opportunities({ onChoose }: { onChoose: (plan: PlanId) => void }) {
  return (
    <Card>
      <Loaded parts={['user']} what={investCopy.opportunities} skeleton={skeleton}>
        {({ user }) =>
          user.investStatus === 'false' ? <PlanCards symbol={user.country?.symbol} onChoose={onChoose} /> : <Market />
        }
      </Loaded>
    </Card>
  )
}

const skeleton = (
  <>
    <p className={cells.heading}>
      <Skeleton width="8ch" />
    </p>
    <p className={cells.lead}>
      <Skeleton width="24ch" />
    </p>
    <div className={cells.cells}>
      {['a', 'b', 'c'].map((cell) => (
        <div key={cell} className={cells.cell}>
          <Skeleton width="10ch" />
          <Skeleton width="6ch" />
        </div>
      ))}
    </div>
    <div className={cells.foot} />
  </>
)
