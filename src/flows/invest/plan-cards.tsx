import { PLANS, type PlanId } from '#machines/rules/rules.ts'
import { investCopy, planNotes } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { planNames } from '#src/content/plans.ts'
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
      <ul className={cells.cells}>
        {(Object.keys(PLANS) as PlanId[]).map((plan) => (
          <li key={plan} className={`${cells.cell} ${styles.plan}`}>
            <h3 className={styles.name}>{planNames[plan]}</h3>
            <p className={styles.range}>{planRange(plan, symbol)}</p>
            <p>{planNotes[plan]}</p>
            <Button onClick={() => onChoose(plan)}>{`${investCopy.choose} ${planNames[plan]}`}</Button>
          </li>
        ))}
      </ul>
      <p className={cells.foot}>{investCopy.plansHint}</p>
    </>
  )
}
