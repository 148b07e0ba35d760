import { planOf } from '#exploration/plan.ts'
import { customerMachine } from '#machines/customer.machine.ts'
import type { CustomerAnswers } from '#machines/customer-answers.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { ACCESS_TOKEN, CODE, PASSWORD, USER } from '#src/dev/placeholders.ts'

const answers: CustomerAnswers = {
  user: { _id: USER, userOtp: CODE, accessToken: ACCESS_TOKEN, password: PASSWORD },
  loans: { loan: [], totalAmount: 0 },
  deposits: { deposit: [] },
  kyc: null,
  transfers: { transfers: [], totalAmountTransferred: 0 },
}
const failed = { error: new ApiError('refused') }

export const customer = planOf(customerMachine, {
  starts: { 'signed in': { customerId: USER } },
  events: {
    'reload the user': { type: 'user.reload' },
    'reload the loans': { type: 'loans.reload' },
    'reload the deposits': { type: 'deposits.reload' },
    'reload the papers': { type: 'kyc.reload' },
    'reload the transfers': { type: 'transfers.reload' },
    'try again': { type: 'customer.retry' },
    'changed by the bank': { type: 'customer.replaced', answers },
  },
  watchers: {},
  outcomes: {
    loadUser: { loaded: { done: answers.user }, failed },
    loadLoans: { loaded: { done: answers.loans }, failed },
    loadDeposits: { loaded: { done: answers.deposits }, failed },
    loadKyc: { loaded: { done: answers.kyc }, failed },
    loadTransfers: { loaded: { done: answers.transfers }, failed },
  },
  // What is known decides nothing: the states alone do.
  key: () => null,
})
