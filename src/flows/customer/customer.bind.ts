import { assign } from 'xstate'
import { customerMachine } from '#machines/customer/customer.machine.ts'
import { to } from '#machines/recipients.ts'
import type { StoredValues } from '#machines/rules/balances.ts'
import { loadersOf } from '#src/api/customer.ts'
import { isSameSecret } from '#src/contract/redacted.ts'
import type { Environment } from '#src/platform/environment.ts'
import { type SessionKey, storedCode, storedUser, storeValue } from '#src/platform/session-storage.ts'
import type { TabStorage } from '#src/platform/tab-storage.ts'

/** Bound to the bank's calls and the session storage. */
export const bindCustomer = (environment: Environment) =>
  customerMachine.provide({
    actors: loadersOf(environment),
    actions: {
      recall: assign({ lastUser: () => storedUser(environment.storage) }),
      store: ({ context, system }, values) => {
        const { isCodeNew } = storeValues(context.customerId, values, environment.storage)
        if (isCodeNew) to('session')({ system }).send({ type: 'code.renew' })
      },
    },
  })

/**
 * Keeps loaded values in session storage, unless another customer has signed in meanwhile, who owns the keys then (AUTH-7).
 * Returns whether the one-time code has changed.
 */
export function storeValues(customerId: string, values: StoredValues, storage: TabStorage): { isCodeNew: boolean } {
  if (storedUser(storage)?._id !== customerId) return { isCodeNew: false }
  const before = storedCode(storage)
  for (const [key, value] of Object.entries(values)) storeValue(key as SessionKey, value, storage)
  const now = storedCode(storage)
  return { isCodeNew: now !== null && (before === null || !isSameSecret(before, now)) }
}
