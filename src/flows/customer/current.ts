import type { ActorRefFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'

type CustomerRef = ActorRefFrom<typeof customerMachine>

let current: CustomerRef | undefined

/** The running customer actor, for updates from outside; undefined while nobody is signed in. */
export const currentCustomer = () => current

/** Sets the running actor. Returns a function that unsets it, unless another has been set since. */
export function keepCurrent(customer: CustomerRef): () => void {
  current = customer
  return () => {
    if (current === customer) current = undefined
  }
}
