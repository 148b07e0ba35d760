import type { ActorRefFrom } from 'xstate'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'
import { onCallAbandoned } from '#src/platform/abandoned-calls.ts'

type CustomerRef = ActorRefFrom<typeof customerMachine>

let current: CustomerRef | undefined

/** The running customer actor, for updates from outside; undefined while nobody is signed in. */
export const currentCustomer = () => current

/**
 * Sets the running actor, which from now on reloads after an abandoned call: nobody else learns what that call did (DATA-3). Returns a
 * function that unsets it, unless another has been set since.
 */
export function keepCurrent(customer: CustomerRef): () => void {
  current = customer
  const stop = onCallAbandoned(() => reload(customer))
  return () => {
    stop()
    if (current === customer) current = undefined
  }
}

function reload(customer: CustomerRef): void {
  const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
  for (const part of parts) customer.send({ type: `${part}.reload` })
}
