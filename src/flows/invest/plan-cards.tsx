import { PLANS, type PlanId } from '#machines/rules.ts'
import { investCopy, planNotes } from '#src/content/invest.ts'
import { labels } from '#src/content/messages.ts'
import { planLabels } from '#src/content/plans.ts'
import { Button } from '#src/ui/button.tsx'
import cells from './opportunities.module.css'
import styles from './plan-cards.module.css'

/** Three plans; choosing one opens a deposit with its minimum amount (INV-2). */
export function PlanCards({ onChoose }: { onChoose: (plan: PlanId) => void }) {
  return (
    <>
      <h2 className={cells.heading}>{labels.startInvesting}</h2>
      <p className={cells.lead}>{investCopy.plans}</p>
      <ul className={cells.cells}>
        {(Object.keys(PLANS) as PlanId[]).map((plan) => (
          <li key={plan} className={`${cells.cell} ${styles.plan}`}>
            <h3 className={styles.name}>{planLabels[plan].name}</h3>
            <p className={styles.range}>{planLabels[plan].range}</p>
            <p>{planNotes[plan]}</p>
            <Button onClick={() => onChoose(plan)}>{`${investCopy.choose} ${planLabels[plan].name}`}</Button>
          </li>
        ))}
      </ul>
      <p className={cells.foot}>{investCopy.plansHint}</p>
    </>
  )
}
