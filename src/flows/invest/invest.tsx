import { ArrowDown } from 'lucide-react'
import { PLANS, type PlanId } from '#machines/rules/rules.ts'
import { investCopy, planNotes } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { planNames } from '#src/content/products.ts'
import { BalancesCard } from '#src/flows/customer/balances-card.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { depositLine } from '#src/flows/customer/record-words.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { planRange } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './invest.module.css'
import { Market } from './market.tsx'
import cells from './opportunities.module.css'
import planStyles from './plan-cards.module.css'

/** The investment page: balance, plans or markets, and the deposit history (INV-1 to INV-3). */
export function Invest() {
  const modal = useModal()
  return (
    <div className={styles.invest}>
      <h1>{investCopy.title}</h1>
      <BalancesCard
        lead={{ label: labels.investmentBalance, name: 'investmentBalance' }}
        total={labels.totalBalance}
        note={
          <p className={styles.expected}>
            <strong className={styles.return}>{labels.expectedReturn}</strong>{' '}
            <span className="hint">{investCopy.expected}</span>
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
      <Card className={styles.history} heading={investCopy.history}>
        <Loaded
          parts={['user', 'deposits']}
          what={investCopy.history}
          skeleton={recordSkeleton(4)}
          isEmpty={({ deposits }) => deposits.deposit.length === 0}
        >
          {({ user, deposits }) => (
            <RecordList
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
    <Card aria-label={investCopy.opportunities}>
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

interface PlanCardsProps {
  symbol: string | null | undefined
  onChoose: (plan: PlanId) => void
}

/** Three plans; choosing one opens a deposit with its minimum amount (INV-2). */
function PlanCards({ symbol, onChoose }: PlanCardsProps) {
  return (
    <>
      <h2 className={cells.heading}>{labels.startInvesting}</h2>
      <p className={cells.lead}>{investCopy.plans}</p>
      <ul className={`${cells.cells} ${planStyles.plans}`}>
        {(Object.keys(PLANS) as PlanId[]).map((plan) => (
          <li key={plan} className={`${cells.cell} ${planStyles.plan}`}>
            <h3 className={planStyles.name}>{planNames[plan]}</h3>
            <p className={planStyles.range}>{planRange(plan, symbol)}</p>
            <div className={planStyles.scale} aria-hidden="true">
              <div style={{ marginInline: marginsOf(plan) }} />
            </div>
            <p>{planNotes[plan]}</p>
            <Button variant="secondary" onClick={() => onChoose(plan)}>
              {`${investCopy.choose} ${planNames[plan]}`}
            </Button>
          </li>
        ))}
      </ul>
      <p className={cells.foot}>{investCopy.plansHint}</p>
    </>
  )
}

/** Where a plan lies between the smallest and the largest amount; each tenfold amount takes the same width. */
function marginsOf(plan: PlanId): string {
  const share = (amount: number) => Math.log(amount / PLANS.basic.from) / Math.log(PLANS.platinum.to / PLANS.basic.from)
  const { from, to } = PLANS[plan]
  return `${share(from) * 100}% ${(1 - share(to)) * 100}%`
}
