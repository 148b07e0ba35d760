import { PLANS, type PlanId } from '#machines/rules/rules.ts'
import { investCopy, planNotes } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { planNames } from '#src/content/products.ts'
import { planRange } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import cells from './opportunities.module.css'
import styles from './plan-cards.module.css'

interface PlanCardsProps {
  symbol: string | null | undefined
  onChoose: (plan: PlanId) => void
}

/** Three plans; choosing one opens a deposit with its minimum amount (INV-2). */
export function PlanCards({ symbol, onChoose }: PlanCardsProps) {
  return (
    <>
      <h2 className={cells.heading}>{labels.startInvesting}</h2>
      <p className={cells.lead}>{investCopy.plans}</p>
      <ul className={`${cells.cells} ${styles.plans}`}>
        {(Object.keys(PLANS) as PlanId[]).map((plan) => (
          <li key={plan} className={`${cells.cell} ${styles.plan}`}>
            <h3 className={styles.name}>{planNames[plan]}</h3>
            <p className={styles.range}>{planRange(plan, symbol)}</p>
            <div className={styles.scale} aria-hidden="true">
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
