import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-ref.ts'

export type CustomerSnapshot = SnapshotFrom<typeof customerMachine>

/** The actor with the signed-in customer's data, which every view of the signed-in area reads. */
export const CustomerContext = createContext<ActorRefFrom<typeof customerMachine> | null>(null)

export function useCustomerRef(): ActorRefFrom<typeof customerMachine> {
  const customer = useContext(CustomerContext)
  if (customer === null) throw new Error('useCustomer is for the signed-in area')
  return customer
}

/**
 * What a view needs of the customer's data. It is rendered again when that has changed, compared one level deep, and not with every answer
 * of the bank (PERF-2).
 */
export function useCustomer<T>(select: (snapshot: CustomerSnapshot) => T): T {
  return useSelector(useCustomerRef(), select, shallowEqual)
}

export type PartState = 'loading' | 'ready' | 'failed'

/** The combined state of several parts: failed if one is, ready if all are loaded, even while they reload in the background. */
export function partState(snapshot: CustomerSnapshot, parts: readonly CustomerPart[]): PartState {
  if (parts.some((part) => snapshot.value[part] === 'failed')) return 'failed'
  return parts.every((part) => part in snapshot.context.answers) ? 'ready' : 'loading'
}
