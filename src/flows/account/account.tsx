import { useId } from 'react'
import { accountCopy, profileRows } from '#src/content/account.ts'
import { labels } from '#src/content/messages.ts'
import { Figure } from '#src/flows/customer/figure.tsx'
import { FiguresFailed } from '#src/flows/customer/figures-failed.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './account.module.css'
import { Entries } from './entries.tsx'
import { Identity } from './identity.tsx'
import { useAccount } from './use-account.ts'

/** The account page (ACCT-1). */
export function Account() {
  const id = useId()
  const { logOut } = useAccount()
  return (
    <div className={styles.account}>
      <h1>{accountCopy.title}</h1>
      <Identity />
      <Card tone="tinted" aria-labelledby={`${id}-totals`}>
        <h2 id={`${id}-totals`} className={styles.heading}>
          {accountCopy.totals}
        </h2>
        <dl className={styles.totals}>
          <Figure label={labels.totalDeposits} name="totalDeposits" />
          <Figure label={labels.totalWithdrawals} name="totalWithdrawals" />
          <Figure label={labels.totalProfit} name="totalProfit" />
        </dl>
        <FiguresFailed names={['totalDeposits', 'totalWithdrawals', 'totalProfit']} what={accountCopy.totals} />
      </Card>
      <div className={styles.columns}>
        <Card aria-labelledby={`${id}-profile`}>
          <h2 id={`${id}-profile`} className={styles.heading}>
            {accountCopy.profile}
          </h2>
          <dl className={styles.profile}>
            {profileRows.map(({ field, label }) => (
              <UserFact
                key={field}
                label={label}
                of={(user) => (field === 'country' ? user.country?.name : user[field])}
              />
            ))}
          </dl>
        </Card>
        <Card aria-labelledby={`${id}-more`}>
          <h2 id={`${id}-more`} className={styles.heading}>
            {accountCopy.more}
          </h2>
          <Entries onLogOut={logOut} />
        </Card>
      </div>
    </div>
  )
}
