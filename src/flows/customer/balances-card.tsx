import { type ReactNode, useId } from 'react'
import { roundDown } from '#machines/rules/currency.ts'
import { type FigureName, figures } from '#machines/rules/figures.ts'
import { balancesCopy } from '#src/content/customer.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './balances-card.module.css'
import { Figure } from './figure.tsx'
import { FiguresFailed } from './figures-failed.tsx'
import { Loaded } from './loaded.tsx'
import { useCustomer } from './use-customer.ts'

interface BalancesCardProps {
  /** 'Balances' for screen readers, if there is none to show */
  title?: string
  /** the first one is shown large */
  figures: readonly { label: string; name: FigureName }[]
  /** between the figures and the actions */
  note?: ReactNode
  /** the balance that limits what the action 'Withdraw' can take out; leave out where there is no such action */
  limit?: LimitName | undefined
  /** buttons */
  actions: ReactNode
}

/** The customer's balances, with actions. Where there is little room, the explanation of each is shown on demand. */
export function BalancesCard({ title, figures, note, limit, actions }: BalancesCardProps) {
  const id = useId()
  return (
    <Card
      tone="tinted"
      className={styles.card}
      data-figures={figures.length}
      data-titled={title !== undefined}
      aria-labelledby={id}
    >
      <h2 id={id} className={title === undefined ? 'visually-hidden' : styles.title}>
        {title ?? balancesCopy.title}
      </h2>
      <details className={styles.explain}>
        <summary>{balancesCopy.explain}</summary>
      </details>
      <dl className={styles.balances}>
        {figures.map(({ label, name }, index) => (
          <Figure key={name} label={label} name={name} size={index === 0 ? 'large' : 'medium'} />
        ))}
      </dl>
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>
        {limit === undefined ? null : <WithdrawalLimit name={limit} />}
        <div className={styles.buttons}>{actions}</div>
      </div>
      <div className={styles.failed}>
        <FiguresFailed names={figures.map(({ name }) => name)} what={title ?? balancesCopy.title} />
      </div>
    </Card>
  )
}

/** The balances that limit withdrawals (WD-2). */
type LimitName = 'availableBalance' | 'loanBalance'

/** 'Available to withdraw £10,290.00' or 'Nothing to withdraw yet', at what opens a withdrawal (OVER-3, WD-2). */
export function WithdrawalLimit({ name }: { name: LimitName }) {
  const { holdings } = useCustomer()
  const { parts, of } = figures[name]
  return (
    <p className={styles.limit} data-live={balancesCopy.available}>
      <Loaded
        parts={[...parts, 'user']}
        what={balancesCopy.available}
        skeleton={
          <>
            {balancesCopy.available} <Skeleton width="6ch" />
          </>
        }
        failed={`${balancesCopy.available} —`}
      >
        {({ user: { country } }) => {
          const limit = roundDown(of(holdings), country?.symbol)
          return limit > 0 ? (
            <>
              {balancesCopy.available} <span className={styles.amount}>{formatMoney(limit, country?.symbol)}</span>
            </>
          ) : (
            balancesCopy.nothing
          )
        }}
      </Loaded>
    </p>
  )
}
