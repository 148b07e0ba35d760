import type { CSSProperties, ReactNode } from 'react'
import type { CustomerAnswers, CustomerPart } from '#machines/customer/customer-ref.ts'
import {
  type FigureName,
  type Figure as FigureRule,
  figures,
  holdingsOf,
  shownFigure,
} from '#machines/rules/balances.ts'
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
  /** of a large one, said instead of what it is made of, in the same room (PERF-6) */
  reason?: ReactNode
}

/**
 * A labelled figure, inside a `dl`. Shown once everything that it is computed from is loaded. `FiguresFailed` reports a failed load, once
 * for all figures of a card.
 */
export function Figure({ label, name, hint, size = 'medium', sign, reason = null }: FigureProps) {
  const { parts }: FigureRule = figures[name]
  const isExplained = size === 'large' && name in figureNotes
  const words = useCustomer((snapshot) =>
    isExplained && partState(snapshot, parts) === 'ready' ? explain(name, snapshot.context.answers) : undefined,
  )
  return (
    <div className={styles.figure} data-live={label} data-sign={sign}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.value} ${styles[size]}`}>
        <Loaded
          parts={parts}
          what={label}
          skeleton={<Skeleton width="6.5ch" />}
          failed={
            <span className={styles.missing}>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{loadingCopy.failed}</span>
            </span>
          }
        >
          {(answers) => <Amount size={size} text={figureText(name, answers)} />}
        </Loaded>
      </dd>
      {hint === undefined ? null : (
        <dd className={`${fact.note} ${styles.hint}`} data-note>
          {hint}
        </dd>
      )}
      {isExplained ? (
        <dd className={`${fact.note} ${styles.note}`} data-note>
          {reason ?? (words === undefined ? null : <span>{terms(words)}</span>)}
          {reason !== null || words === undefined || words === NOTHING ? (
            <span className={styles.reserved} aria-hidden="true">
              {terms(noteOf(name, {}, () => PROBABLE))}
            </span>
          ) : null}
        </dd>
      ) : null}
    </div>
  )
}

/** A figure in the customer's currency. A limit is rounded down (WD-2). */
export function figureText(name: FigureName, answers: Partial<CustomerAnswers>): string {
  const symbol = answers.user?.country?.symbol
  return formatMoney(shownFigure(name, holdingsOf(answers), symbol), symbol)
}

/** What a figure is made of. Of a limit of 0 or less, that there is nothing to withdraw yet; less than 0 is explained. */
function explain(name: FigureName, answers: Partial<CustomerAnswers>): string | undefined {
  const { isLimit }: FigureRule = figures[name]
  const symbol = answers.user?.country?.symbol
  const note = noteOf(name, answers, (sum) => formatMoney(sum, symbol))
  const limit = isLimit ? shownFigure(name, holdingsOf(answers), symbol) : 1
  if (limit > 0) return note
  return limit === 0 ? NOTHING : `${NOTHING} ${note}`
}

function noteOf(
  name: FigureName,
  answers: Partial<CustomerAnswers>,
  format: (sum: number) => string,
): string | undefined {
  const sums = Object.entries(holdingsOf(answers)).map(([part, sum]) => [part, format(sum)])
  return figureNotes[name]?.(Object.fromEntries(sums))
}

function terms(note = '') {
  return note.split(/(?<= )(?=[+−])/).map((term) => (
    <span key={term} className={styles.term}>
      {term}
    </span>
  ))
}

/** The parts that any of these figures is computed from. */
export const partsOf = (names: readonly FigureName[]) =>
  names.flatMap((name): readonly CustomerPart[] => figures[name].parts)

/** The style of a list of figures whose amounts have one size, that of the longest. */
export function useOneSize(shown: readonly ShownFigure[]): CSSProperties {
  const mostLetters = useCustomer((snapshot) => {
    const isLoading = partState(snapshot, partsOf(shown.map(({ name }) => name))) === 'loading'
    const answers = isLoading ? {} : snapshot.context.answers
    return Math.max(...shown.map(({ name }) => figureText(name, answers).length))
  })
  return { '--most-letters': mostLetters } as CSSProperties
}

/** Reports once, after several figures, that some of them could not be loaded (ERR-1). */
export function FiguresFailed({ names, what }: { names: readonly FigureName[]; what: string }) {
  const states = useCustomer((snapshot) => names.map((name) => partState(snapshot, figures[name].parts)).join())
  if (!states.includes('failed')) return null
  const isAny = /loading|ready/.test(states)
  return <LoadFailed what={what}>{isAny ? balancesCopy.failed : loadingCopy.failed}</LoadFailed>
}
