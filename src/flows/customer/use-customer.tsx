import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerEvent, CustomerPart } from '#machines/customer/customer-ref.ts'
import { type Holdings, holdingsOf } from '#machines/rules/balances.ts'

/** The signed-in customer's data, shared by every view of the signed-in area. */
export interface Customer {
  snapshot: SnapshotFrom<typeof customerMachine>
  holdings: Holdings
  send(event: CustomerEvent): void
}

const CustomerContext = createContext<Customer | null>(null)

interface CustomerProviderProps {
  customer: ActorRefFrom<typeof customerMachine>
  children: ReactNode
}

export function CustomerProvider({ customer, children }: CustomerProviderProps) {
  const snapshot = useSelector(customer, (snapshot) => snapshot)
  const { answers } = snapshot.context
  const shared = useMemo(
    () => ({ snapshot, holdings: holdingsOf(answers), send: customer.send }),
    [snapshot, answers, customer],
  )
  return <CustomerContext value={shared}>{children}</CustomerContext>
}

export function useCustomer(): Customer {
  const customer = useContext(CustomerContext)
  if (customer === null) throw new Error('useCustomer is for the signed-in area')
  return customer
}

export type PartState = 'loading' | 'ready' | 'failed'

/** The combined state of several parts: failed if one is, ready if all are loaded, even while they reload in the background. */
export function partState(snapshot: Customer['snapshot'], parts: readonly CustomerPart[]): PartState {
  if (parts.some((part) => snapshot.value[part] === 'failed')) return 'failed'
  return parts.every((part) => part in snapshot.context.answers) ? 'ready' : 'loading'
}

/** The record that was not there before it was sent, whatever date it has: the clock may have been set back. Undefined until it is loaded. */
export function useSent<Row extends { _id: string }>(
  rows: readonly Row[] | undefined,
  isSent: boolean,
): Row | undefined {
  const [before, setBefore] = useState(rows)
  if (!isSent && rows !== before) setBefore(rows)
  if (!isSent || before === undefined || rows === before) return
  const known = new Set(before.map(({ _id }) => _id))
  return rows?.find(({ _id }) => !known.has(_id))
}
