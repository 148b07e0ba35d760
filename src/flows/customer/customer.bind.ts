import { assign } from 'xstate'
import { customerMachine } from '#machines/customer/customer.machine.ts'
import { to } from '#machines/recipients.ts'
import { loadersOf } from '#src/api/customer.ts'
import type { Environment } from '#src/platform/environment.ts'
import { storedUser } from '#src/platform/session-storage.ts'
import { storeValues } from './store-values.ts'

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
