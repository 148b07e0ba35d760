import { type ReactNode, useId } from 'react'
import type { FigureName } from '#machines/rules/figures.ts'
import { balancesCopy } from '#src/content/balances.ts'
import { Card } from '#src/ui/card.tsx'
import styles from './balances-card.module.css'
import { Figure } from './figure.tsx'
import { FiguresFailed } from './figures-failed.tsx'
import { type LimitName, WithdrawalLimit } from './withdrawal-limit.tsx'

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
