import { type FigureName, type Figure as FigureRule, figures, type Holdings } from '#machines/rules/balances.ts'
import { roundDown } from '#machines/rules/currency.ts'
import { balancesCopy, figureNotes } from '#src/content/customer.ts'
import { labels } from '#src/content/messages.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import fact from '#src/ui/fact.module.css'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './figure.module.css'
import { Loaded, LoadFailed } from './loaded.tsx'
import { partState, useCustomer } from './use-customer.tsx'

export interface ShownFigure {
  label: string
  name: FigureName
  /** what it stands for, where there is room */
  hint?: string
}

/** As long as an amount probably is: a line of such amounts keeps the room of the real one, however often it wraps (PERF-6). */
const PROBABLE = '€00,000.00'

const NOTHING = `${labels.nothingToWithdraw}.`

interface FigureProps extends ShownFigure {
  /** a large one with a line that says what it is made of, and of a limit, that there is nothing to withdraw yet (WD-2) */
  size?: 'large' | 'medium'
  /** how it is added to the figures beside it, where it is */
  sign?: '+' | '=' | undefined
}

/**
 * A labelled figure, inside a `dl`. Shown once everything that it is computed from is loaded. `FiguresFailed` reports a failed load, once
 * for all figures of a card.
 */
export function Figure({ label, name, hint, size = 'medium', sign }: FigureProps) {
  const { snapshot, holdings } = useCustomer()
  const { user } = snapshot.context.answers
  const { parts }: FigureRule = figures[name]
  const isReady = user !== undefined && partState(snapshot, parts) === 'ready'
  const isExplained = size === 'large' && name in figureNotes
  const words = isExplained && isReady ? explain(name, holdings, user.country?.symbol) : undefined
  return (
    <div className={styles.figure} data-live={label} data-sign={sign}>
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
          {({ user: { country } }) => <Amount size={size} text={figureText(name, holdings, country?.symbol)} />}
        </Loaded>
      </dd>
      {hint === undefined ? null : (
        <dd className={`${fact.note} ${styles.hint}`} data-note>
          {hint}
        </dd>
      )}
      {isExplained ? (
        <dd className={`${fact.note} ${styles.note}`} data-note>
          {words === undefined ? null : <span>{words}</span>}
          {words === undefined || words === NOTHING ? (
            <span className={styles.reserved} aria-hidden="true">
              {noteOf(name, holdings, () => PROBABLE)}
            </span>
          ) : null}
        </dd>
      ) : null}
    </div>
  )
}

/** A figure in the customer's currency. A limit is rounded down (WD-2). */
export function figureText(name: FigureName, holdings: Holdings, symbol: string | null | undefined): string {
  const { of, isLimit }: FigureRule = figures[name]
  const amount = of(holdings)
  return formatMoney(isLimit ? roundDown(amount, symbol) : amount, symbol)
}

/** What a figure is made of. Of a limit of 0 or less, that there is nothing to withdraw yet; less than 0 is explained. */
function explain(name: FigureName, holdings: Holdings, symbol: string | null | undefined): string | undefined {
  const { of, isLimit }: FigureRule = figures[name]
  const note = noteOf(name, holdings, (sum) => formatMoney(sum, symbol))
  const limit = isLimit ? roundDown(of(holdings), symbol) : 1
  if (limit > 0) return note
  return limit === 0 ? NOTHING : `${NOTHING} ${note}`
}

function noteOf(name: FigureName, holdings: Holdings, format: (sum: number) => string): string | undefined {
  const sums = Object.entries(holdings).map(([part, sum]) => [part, format(sum)])
  // A line ends before a sign only.
  return figureNotes[name]?.(Object.fromEntries(sums)).replace(/ (?![+−])/g, '\u00a0')
}

/** Reports once, after several figures, that some of them could not be loaded (ERR-1). */
export function FiguresFailed({ names, what }: { names: readonly FigureName[]; what: string }) {
  const { snapshot } = useCustomer()
  const parts = ['user', ...names.flatMap((name) => figures[name].parts)] as const
  return partState(snapshot, parts) === 'failed' ? <LoadFailed what={what}>{balancesCopy.failed}</LoadFailed> : null
}
