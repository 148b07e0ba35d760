import { to } from '#machines/recipients.ts'
import { customerMachine } from '#machines/customer/customer.machine.ts'
import { loadDeposits, loadKyc, loadLoans, loadTransfers, loadUser } from '#src/api/customer.ts'
import { storeValues } from './store-values.ts'

/** Bound to the bank's calls and the session storage. */
export const customer = customerMachine.provide({
  actors: { loadUser, loadLoans, loadDeposits, loadKyc, loadTransfers },
  actions: {
    store: ({ context, system }, values) => {
      const { isCodeNew } = storeValues(context.customerId, values)
      if (isCodeNew) to('session')({ system }).send({ type: 'code.renew' })
    },
  },
})
