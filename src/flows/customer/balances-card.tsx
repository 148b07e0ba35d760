import { type ReactNode, useId } from 'react'
import type { FigureName } from '#machines/rules/figures.ts'
import { balancesCopy } from '#src/content/balances.ts'
import { Card } from '#src/ui/card.tsx'
import styles from './balances-card.module.css'
import { Figure } from './figure.tsx'

interface BalancesCardProps {
  /** the first one is shown large */
  figures: readonly { label: string; name: FigureName }[]
  /** between the figures and the actions */
  note?: ReactNode
  /** buttons; leave out for no row */
  actions?: ReactNode
}

/** The customer's balances, with actions. */
export function BalancesCard({ figures, note, actions }: BalancesCardProps) {
  const id = useId()
  return (
    <Card tone="tinted" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {balancesCopy.title}
      </h2>
      <dl className={styles.balances} data-figures={figures.length}>
        {figures.map(({ label, name }, index) => (
          <Figure key={name} label={label} name={name} size={index === 0 ? 'large' : 'medium'} />
        ))}
      </dl>
      {note}
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}
