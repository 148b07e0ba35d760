import type { PlanId } from '#machines/rules/rules.ts'
import { investCopy } from '#src/content/invest.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Market } from './market.tsx'
import styles from './opportunities.module.css'
import { PlanCards } from './plan-cards.tsx'

/** Plans for customers who have not invested yet, markets for all others; both take the same space (INV-2, INV-3). */
export function Opportunities({ onChoose }: { onChoose: (plan: PlanId) => void }) {
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
    <p className={styles.heading}>
      <Skeleton width="8ch" />
    </p>
    <p className={styles.lead}>
      <Skeleton width="24ch" />
    </p>
    <div className={styles.cells}>
      {['a', 'b', 'c'].map((cell) => (
        <div key={cell} className={styles.cell}>
          <Skeleton width="10ch" />
          <Skeleton width="6ch" />
        </div>
      ))}
    </div>
    <div className={styles.foot} />
  </>
)
