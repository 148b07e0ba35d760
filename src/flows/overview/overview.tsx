import { givenName } from '#machines/customer/customer-names.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { greetings } from '#src/content/overview.ts'
import { ShortName } from '#src/flows/customer/short-name.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { WithdrawalInProgress } from '#src/flows/customer/withdrawal-in-progress.tsx'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePartOfDay } from './hours.ts'
import styles from './overview.module.css'
import { RegularOverview } from './regular-overview.tsx'

const loadNewcomer = () => import('./newcomer-overview.tsx').then(({ NewcomerOverview }) => NewcomerOverview)

/** The overview page, which differs for newcomers (OVER-2) and all others (OVER-3). */
export function Overview() {
  const { isNewUser, isNameKnown, name, mayWithdraw } = useOverview()
  const part = usePartOfDay()
  return (
    <div className={styles.overview}>
      <h1 className={styles.greeting}>
        <span className={styles.time}>
          {part === null ? <Skeleton width="8ch" /> : name === '' ? greetings[part] : `${greetings[part]}, `}
        </span>
        <span className={styles.name}>{isNameKnown ? <ShortName name={name} /> : <Skeleton width="6ch" />}</span>
      </h1>
      <WithdrawalInProgress path="invest" />
      {isNewUser ? <Newcomer /> : <RegularOverview mayWithdraw={mayWithdraw} />}
    </div>
  )
}

/** Only newcomers load it (PERF-2). */
function Newcomer() {
  const NewcomerOverview = useDeferred(loadNewcomer)
  return NewcomerOverview === undefined ? null : <NewcomerOverview />
}

function useOverview() {
  const { snapshot } = useCustomer()
  const { answers, names, lastUser } = snapshot.context
  const { user } = answers
  const name = givenName(names)
  // Until the user is loaded, the last one decides which overview's skeleton is shown, and whether it has room for Withdraw.
  const known = user ?? lastUser
  return {
    isNewUser: known?.newUser === true,
    isNameKnown: name !== '' || user !== undefined || snapshot.matches({ user: 'failed' }),
    name,
    mayWithdraw: toAmount(known?.profit) !== 0,
  }
}
