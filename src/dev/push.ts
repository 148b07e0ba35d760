import type { Backend } from '#mocks/backend.ts'
import { forgetAhead } from '#src/api/customer.ts'
import { whoAnswers } from '#src/backend-mode.ts'
import { currentCustomer } from '#src/flows/customer/current.ts'
import { session } from '#src/flows/session/session.ts'

let pushed: Promise<void> = Promise.resolve()

/** Shows what the operator or another tab changes on the signed-in customer's screen, without a reload or a wait. */
export function keepCustomerCurrent(backend: Backend): void {
  backend.onChange((userId, from) => {
    if (from !== 'call' && whoAnswers().server === null) pushed = push(backend, userId)
  })
}

/** Resolves when the latest change stands on the screen. */
export const customerPushed = () => pushed

async function push(backend: Backend, userId: string): Promise<void> {
  if (session.getSnapshot().context.customerId !== userId) return
  const answers = await backend.answersFor(userId)
  const customer = currentCustomer()
  if (customer === undefined) forgetAhead()
  else customer.send({ type: 'customer.replaced', answers })
}
