import { fromPromise } from 'xstate'
import { customerMachine } from './customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from './customer-ref.ts'

/** A customer whose data come by `customer.replaced` only, and are stored nowhere. */
export const givenCustomer = customerMachine.provide({
  actors: {
    loadUser: never<'user'>(),
    loadLoans: never<'loans'>(),
    loadDeposits: never<'deposits'>(),
    loadKyc: never<'kyc'>(),
    loadTransfers: never<'transfers'>(),
  },
  actions: { store: () => {}, recall: () => {} },
})

function never<Part extends CustomerPart>() {
  return fromPromise<CustomerAnswers[Part], { customerId: string }>(() => new Promise(() => {}))
}
