import { accountCopy } from '#src/content/account.ts'
import { labels } from '#src/content/messages.ts'
import { Figure, FiguresFailed, type ShownFigure, useOneSize } from '#src/flows/customer/figure.tsx'
import { useRunning } from '#src/flows/use-flow.ts'
import { Card } from '#src/ui/card.tsx'
import styles from './account.module.css'
import { Entries } from './entries.tsx'
import { Identity } from './identity.tsx'

const totals: readonly ShownFigure[] = [
  { label: labels.totalDeposits, name: 'totalDeposits' },
  { label: labels.totalWithdrawals, name: 'totalWithdrawals' },
  { label: labels.totalProfit, name: 'totalProfit' },
]

/** The account page (ACCT-1). */
export function Account() {
  const session = useRunning('session')
  const oneSize = useOneSize(totals)
  const logOut = () => session.send({ type: 'session.end' })
  return (
    <div className={styles.account}>
      <h1>{accountCopy.title}</h1>
      <Identity />
      <Card className={`${styles.more} screen-only`} heading={accountCopy.more}>
        <Entries onLogOut={logOut} />
      </Card>
      <Card tone="tinted" heading={accountCopy.totals}>
        <dl className={styles.sums} style={oneSize}>
          {totals.map((figure) => (
            <Figure key={figure.name} {...figure} />
          ))}
        </dl>
        <FiguresFailed names={totals.map(({ name }) => name)} what={accountCopy.totals} />
      </Card>
    </div>
  )
}
