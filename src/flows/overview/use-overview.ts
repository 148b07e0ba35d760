import { useCallback, useSyncExternalStore } from 'react'
import { givenName } from '#machines/customer/customer-names.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useShown } from '#src/flows/use-flow.ts'
import { hourOf } from '#src/platform/dates.ts'
import { type PartOfDay, partOfDay, subscribeHours } from './hours.ts'

/** The part of the day by the app clock, in the browser's time zone (OVER-1). Null while prerendering. */
export function usePartOfDay(): PartOfDay | null {
  const { clock } = useShown().environment
  return useSyncExternalStore(
    useCallback((listener) => subscribeHours(clock, listener), [clock]),
    () => partOfDay(hourOf(clock.now())),
    () => null,
  )
}

export function useOverview() {
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
