import { createContext, useContext, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type CustomerEvent, customerMachine } from '#machines/customer/customer.machine.ts'
import type { Holdings } from '#machines/rules/balances.ts'
import { holdingsOf } from '#machines/rules/figures.ts'
import { loadDeposits, loadKyc, loadLoans, loadTransfers, loadUser } from '#src/api/customer.ts'
import { actor } from '#src/flows/actors.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { keepCurrent } from './current.ts'
import { storeValues } from './store-values.ts'

/** The signed-in customer's data, shared by every view of the signed-in area. */
export interface Customer {
  snapshot: SnapshotFrom<typeof customerMachine>
  holdings: Holdings
  send(event: CustomerEvent): void
  /** for flows that follow it, and ask it for reloads */
  actor: ActorRefFrom<typeof customerMachine>
}

/** On the real calls and the session storage; the search for races runs it without React. */
export const boundMachine = customerMachine.provide({
  actors: { loadUser, loadLoans, loadDeposits, loadKyc, loadTransfers },
  actions: {
    store: ({ context }, values) => {
      const { isCodeNew } = storeValues(context.customerId, values)
      if (isCodeNew) actor('session').send({ type: 'code.renew' })
    },
  },
})

export const CustomerContext = createContext<Customer | null>(null)

/** Loads a customer's data and keeps them as long as they are signed in. */
export function useCustomerFlow(customerId: string): Customer {
  const [snapshot, send, actor] = useFlow(boundMachine, { input: { customerId } })
  const { answers } = snapshot.context
  useEffect(() => {
    const release = keepCurrent(actor)
    return release
  }, [actor])
  return useMemo(() => ({ snapshot, holdings: holdingsOf(answers), send, actor }), [snapshot, answers, send, actor])
}

export function useCustomer(): Customer {
  const customer = useContext(CustomerContext)
  if (customer === null) throw new Error('useCustomer is for the signed-in area')
  return customer
}
