import { type CSSProperties, type ReactNode, useId } from 'react'
import { addsUp, figures } from '#machines/rules/balances.ts'
import { roundDown } from '#machines/rules/currency.ts'
import { type WithdrawalPath, withdrawalFacts } from '#machines/withdrawal/withdrawal-rules.ts'
import { balancesCopy } from '#src/content/customer.ts'
import { Card } from '#src/ui/card.tsx'
import fact from '#src/ui/fact.module.css'
import styles from './balances-card.module.css'
import { Figure, FiguresFailed, figureText, type ShownFigure } from './figure.tsx'
import { partState, useCustomer } from './use-customer.tsx'

interface BalancesCardProps {
  /** the figure that the page is about */
  lead: ShownFigure
  /** the quiet ones beside it; several of them add up to the last one, or to the lead */
  others: readonly ShownFigure[]
  /** below the lead */
  note?: ReactNode
  /** buttons; one of them is filled */
  actions: ReactNode
}

/** The customer's balances: the one that the page is about with what can be done with it, and quieter what they add up to. */
export function BalancesCard({ lead, others, note, actions }: BalancesCardProps) {
  const id = useId()
  const { snapshot, holdings } = useCustomer()
  const symbol = snapshot.context.answers.user?.country?.symbol
  const letters = others.map(({ name }) => figureText(name, holdings, symbol).length)
  const isSum = others.length > 1 && addsUp(holdings)
  const signOf = (name: string, index: number) => (!isSum || index === 0 ? undefined : isTotal(name) ? '=' : '+')
  return (
    <Card tone="tinted" className={styles.card} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {balancesCopy.title}
      </h2>
      <div className={styles.lead}>
        <dl className={styles.figures}>
          <Figure {...lead} size="large" isExplained />
        </dl>
        <div className={styles.buttons}>{actions}</div>
        {note}
      </div>
      <div className={styles.others}>
        <dl
          className={styles.figures}
          data-sum={others.length > 1}
          style={{ '--most-letters': Math.max(...letters) } as CSSProperties}
        >
          {others.map((figure, index) => (
            <Figure key={figure.name} {...figure} sign={signOf(figure.name, index)} isExplained={others.length === 1} />
          ))}
        </dl>
      </div>
      <FiguresFailed names={[lead, ...others].map(({ name }) => name)} what={balancesCopy.title} />
    </Card>
  )
}

const isTotal = (name: string) => name === 'totalBalance'

/** Whether there is something to withdraw: undefined until it is known (WD-2). */
export function useHasSome(name: 'availableBalance' | 'loanBalance'): boolean | undefined {
  const { snapshot, holdings } = useCustomer()
  const { parts, of } = figures[name]
  if (partState(snapshot, parts) !== 'ready') return undefined
  return roundDown(of(holdings), snapshot.context.answers.user?.country?.symbol) > 0
}

/** Whether the latest loan has to be approved before anything is withdrawn from this page (WD-3). */
export function useWaitsForLoan(path: WithdrawalPath): boolean {
  return withdrawalFacts(path, useCustomer().snapshot).loan === 'pending'
}

/** Why nothing can be withdrawn while it has to be. */
export function LoanFirst() {
  return <p className={fact.note}>{balancesCopy.loanFirst}</p>
}
