import { ArrowDown, ArrowUp } from 'lucide-react'
import { givenName } from '#machines/customer/customer-names.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { balancesCopy } from '#src/content/customer.ts'
import { labels } from '#src/content/messages.ts'
import { greetings, overviewCopy } from '#src/content/overview.ts'
import { BalancesCard, useWithdrawing } from '#src/flows/customer/balances-card.tsx'
import { ShortName } from '#src/flows/customer/short-name.tsx'
import { partState, useCustomer } from '#src/flows/customer/use-customer.tsx'
import { WithdrawalInProgress } from '#src/flows/customer/withdrawal-in-progress.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { History } from './history.tsx'
import { usePartOfDay } from './hours.ts'
import styles from './overview.module.css'

const loadNewcomer = () => import('./newcomer-overview.tsx').then(({ NewcomerOverview }) => NewcomerOverview)

/** The overview page, which differs for newcomers (OVER-2) and all others (OVER-3). */
export function Overview() {
  const { isNewUser, isNameKnown, name, mayWithdraw } = useOverview()
  const part = usePartOfDay()
  return (
    <div className={`${styles.overview} ${isNewUser ? '' : styles.withSum}`}>
      <h1 className={styles.greeting}>
        <span className={styles.time}>
          {part === null ? <Skeleton width="8ch" /> : name === '' ? greetings[part] : `${greetings[part]}, `}
        </span>
        <span className={styles.name}>{isNameKnown ? <ShortName name={name} /> : <Skeleton width="6ch" />}</span>
      </h1>
      {isNewUser ? <Newcomer /> : <RegularOverview mayWithdraw={mayWithdraw} />}
    </div>
  )
}

/** Only newcomers load it (PERF-2). */
function Newcomer() {
  const NewcomerOverview = useDeferred(loadNewcomer, true)
  return NewcomerOverview === undefined ? null : <NewcomerOverview />
}

function useOverview() {
  return useCustomer((snapshot) => {
    const { answers, names, lastUser } = snapshot.context
    const name = givenName(names)
    // Until the user is loaded, the last one decides which overview's skeleton is shown, and whether it has room for Withdraw.
    const known = answers.user ?? lastUser
    return {
      isNewUser: known?.newUser === true,
      isNameKnown: name !== '' || partState(snapshot, ['user']) !== 'loading',
      name,
      mayWithdraw: toAmount(known?.profit) !== 0,
    }
  })
}

const total = { label: labels.totalAmount, name: 'totalBalance' } as const

/** The overview for all other customers (OVER-3). */
function RegularOverview({ mayWithdraw }: { mayWithdraw: boolean }) {
  const { open } = useModal()
  const { isOffered, reason } = useWithdrawing('invest')
  // Nothing leads the page if that is not known.
  const leadsToWithdraw = mayWithdraw && isOffered !== false
  // What cannot be withdrawn is not offered (WD-2).
  const available = {
    label: leadsToWithdraw ? balancesCopy.available : labels.availableBalance,
    name: 'availableBalance',
  } as const
  return (
    <>
      <BalancesCard
        lead={mayWithdraw ? available : total}
        total={total.label}
        actions={
          <>
            {mayWithdraw ? (
              <Button
                variant={isOffered ? 'primary' : 'secondary'}
                onClick={() => open({ kind: 'withdrawal', path: 'invest' })}
              >
                <ArrowUp aria-hidden="true" size={18} />
                {labels.withdraw}
              </Button>
            ) : null}
            <Button variant={leadsToWithdraw ? 'secondary' : 'primary'} onClick={() => open({ kind: 'deposit' })}>
              <ArrowDown aria-hidden="true" size={18} />
              {labels.deposit}
            </Button>
          </>
        }
        reason={mayWithdraw ? reason : null}
      />
      <WithdrawalInProgress path="invest" />
      <History heading={overviewCopy.history} />
    </>
  )
}
