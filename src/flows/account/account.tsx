import { accountCopy, profileRows } from '#src/content/account.ts'
import { groupNumber } from '#src/content/account-number.ts'
import { labels } from '#src/content/messages.ts'
import { storedBirthDay } from '#src/contract/birth.ts'
import type { User } from '#src/contract/entities.ts'
import { Copyable } from '#src/flows/copyable.tsx'
import { Figure, FiguresFailed, type ShownFigure, useOneSize } from '#src/flows/customer/figure.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { useRunning } from '#src/flows/use-flow.ts'
import { formatDay, NO_DATE } from '#src/platform/dates.ts'
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
      <Card className={styles.details} heading={accountCopy.profile}>
        <dl className={styles.profile}>
          {profileRows.map(({ field, label }) => (
            <UserFact
              key={field}
              label={label}
              of={(user) => fieldOf(user, field)}
              draw={field === 'accountNumber' ? copyableNumber : undefined}
            />
          ))}
        </dl>
      </Card>
    </div>
  )
}

function fieldOf(user: User, field: (typeof profileRows)[number]['field']): unknown {
  if (field === 'country') return user.country?.name
  const day = field === 'dob' ? formatDay(storedBirthDay(user.dob ?? '')) : NO_DATE
  return day === NO_DATE ? user[field] : day
}

const copyableNumber = (number: string) => (
  <Copyable text={number} label={labels.accountNumber}>
    {groupNumber(number)}
  </Copyable>
)
