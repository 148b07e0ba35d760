import { roundDown } from '#machines/rules/currency.ts'
import { type FigureName, type Figure as FigureRule, figures } from '#machines/rules/figures.ts'
import { figureNotes } from '#src/content/customer.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import fact from '#src/ui/fact.module.css'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './figure.module.css'
import { Loaded } from './loaded.tsx'
import { useCustomer } from './use-customer.ts'

interface FigureProps {
  label: string
  name: FigureName
  size?: 'large' | 'medium'
}

/**
 * A labelled figure, inside a `dl`. Shown once everything that it is computed from is loaded; a balance has a line that explains it.
 * `FiguresFailed` reports a failed load, once for all figures of a card.
 */
export function Figure({ label, name, size = 'medium' }: FigureProps) {
  const { holdings } = useCustomer()
  const { parts, of, isLimit }: FigureRule = figures[name]
  return (
    <div data-live={label}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.value} ${styles[size]}`}>
        <Loaded
          parts={[...parts, 'user']}
          what={label}
          skeleton={<Skeleton width="6.5ch" />}
          failed={
            <span className={styles.missing}>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{loadingCopy.failed}</span>
            </span>
          }
        >
          {({ user }) => {
            const symbol = user.country?.symbol
            const amount = of(holdings)
            return <Amount size={size} text={formatMoney(isLimit ? roundDown(amount, symbol) : amount, symbol)} />
          }}
        </Loaded>
      </dd>
      {figureNotes[name] === undefined ? null : (
        <dd className={fact.note} data-note>
          {figureNotes[name]}
        </dd>
      )}
    </div>
  )
}
