import { type ReactNode, useId } from 'react'
import { addsUp, figures, holdingsOf } from '#machines/rules/balances.ts'
import { roundDown } from '#machines/rules/currency.ts'
import { hindranceOf, type WithdrawalPath, withdrawalFacts } from '#machines/withdrawal/withdrawal-rules.ts'
import { balancesCopy, termHints } from '#src/content/customer.ts'
import { labels } from '#src/content/messages.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Card } from '#src/ui/card.tsx'
import styles from './balances-card.module.css'
import { Figure, FiguresFailed, partsOf, type ShownFigure, useOneSize } from './figure.tsx'
import { partState, useCustomer } from './use-customer.tsx'

interface BalancesCardProps {
  /** the figure that the page is about */
  lead: ShownFigure
  /** what the page calls the total, which the quiet figures beside the lead add up to */
  total: string
  /** why the lead cannot be withdrawn */
  reason?: ReactNode
  /** below the lead */
  note?: ReactNode
  /** buttons; one of them is filled */
  actions: ReactNode
}

const terms: readonly ShownFigure[] = [
  { label: labels.loanBalance, name: 'loanBalance', hint: termHints.loan },
  { label: labels.investmentBalance, name: 'investmentBalance', hint: termHints.investment },
  { label: balancesCopy.profit, name: 'totalProfit', hint: termHints.profit },
]

/** The customer's balances: the one that the page is about with what can be done with it, and quieter what they add up to. */
export function BalancesCard({ lead, total, reason, note, actions }: BalancesCardProps) {
  const id = useId()
  const others = isTotal(lead.name) ? terms : [...terms, { label: total, name: 'totalBalance' } as const]
  const names = [lead, ...others].map(({ name }) => name)
  const isSum = useCustomer((snapshot) => {
    const answers = partState(snapshot, partsOf(names)) === 'loading' ? {} : snapshot.context.answers
    return addsUp(holdingsOf(answers), answers.user?.country?.symbol)
  })
  const oneSize = useOneSize(others)
  const signOf = (name: string, index: number) => (!isSum || index === 0 ? undefined : isTotal(name) ? '=' : '+')
  return (
    <Card tone="tinted" className={styles.card} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {balancesCopy.title}
      </h2>
      <div className={styles.lead}>
        <dl className={styles.figures}>
          <Figure {...lead} size="large" reason={reason} />
        </dl>
        <div className={styles.buttons}>{actions}</div>
        {note}
        <FiguresFailed names={names} what={balancesCopy.title} />
      </div>
      <div className={styles.others}>
        <dl className={`${styles.figures} ${styles.sum}`} style={oneSize}>
          {others.map((figure, index) => (
            <Figure key={figure.name} {...figure} sign={signOf(figure.name, index)} />
          ))}
        </dl>
      </div>
    </Card>
  )
}

const isTotal = (name: string) => name === 'totalBalance'

/** Whether there is something to withdraw: undefined until it is known (WD-2). */
export function useHasSome(name: 'availableBalance' | 'loanBalance'): boolean | undefined {
  const { parts, of } = figures[name]
  return useCustomer((snapshot) => {
    const { answers } = snapshot.context
    if (partState(snapshot, parts) !== 'ready') return undefined
    return roundDown(of(holdingsOf(answers)), answers.user?.country?.symbol) > 0
  })
}

interface Withdrawing {
  /** whether the page leads to it: there is something to withdraw, and nothing stands in the way (WD-2); undefined if that could not be loaded */
  isOffered: boolean | undefined
  /** why nothing can be withdrawn yet (WD-3), and the same for the page, with what helps */
  hindrance: ReturnType<typeof hindranceOf>
  reason: ReactNode
}

/** Whether a page leads to a withdrawal from its balance. */
export function useWithdrawing(path: WithdrawalPath): Withdrawing {
  const { open } = useModal()
  const name = path === 'loan' ? 'loanBalance' : 'availableBalance'
  // While it is loading, as it probably is: the button would change its look.
  const isLoading = useCustomer((snapshot) => partState(snapshot, figures[name].parts) === 'loading')
  const hasSome = useHasSome(name)
  const hindrance = useCustomer((snapshot) => {
    const { kyc, loan } = withdrawalFacts(path, snapshot)
    // Where there is nothing to withdraw, the figure says so.
    const counts = hasSome && partState(snapshot, ['kyc']) === 'ready'
    return hindranceOf({ kyc: counts ? kyc : 'verified', loan })
  })
  return {
    isOffered: hindrance === null ? (hasSome ?? (isLoading ? true : undefined)) : false,
    hindrance,
    reason:
      hindrance === null ? null : (
        <span>
          {balancesCopy[hindrance]}{' '}
          {hindrance === 'identityFirst' ? (
            <button type="button" className="in-text" onClick={() => open({ kind: 'kyc' })}>
              {labels.verify}
            </button>
          ) : null}
        </span>
      ),
  }
}
