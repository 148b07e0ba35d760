import type { ActorRefFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'

type CustomerRef = ActorRefFrom<typeof customerMachine>

let current: CustomerRef | undefined

/** The living customer actor of the page, for what is pushed from outside; undefined while nobody is signed in. */
export const currentCustomer = () => current

/** Names the living actor; the answer takes it back, unless another has followed. */
export function keepCurrent(customer: CustomerRef): () => void {
  current = customer
  return () => {
    if (current === customer) current = undefined
  }
}
