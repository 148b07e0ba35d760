import { defineModel } from '#machines/model/model.ts'
import { placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, signedIn } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { customerMachine } from './customer.machine.ts'
import type { CustomerAnswers } from './customer-ref.ts'

const answers: CustomerAnswers = {
  user: {
    _id: PLACEHOLDERS.userId,
    userOtp: sampleSecret('code', PLACEHOLDERS.code),
    accessToken: sampleSecret('token', PLACEHOLDERS.token),
    password: sampleSecret('password', PLACEHOLDERS.password),
  },
  loans: { loan: [], totalAmount: 0 },
  deposits: { deposit: [] },
  kyc: null,
  transfers: { transfers: [], totalAmountTransferred: 0 },
}
const failed = (call: string) => ({ error: new ApiError('refused'), inApp: answered(call, 500) })

export const customerModel = defineModel<typeof customerMachine>({
  id: 'customer',
  starts: {
    'signed in': { input: { customerId: PLACEHOLDERS.userId }, inApp: signedIn('ada', '/dashboard-overview') },
  },
  payloads: {
    'customer.replaced': { answers: placeholder(placeholders.answers) },
  },
  moves: {
    'reload the user': { type: 'user.reload' },
    'reload the loans': { type: 'loans.reload' },
    'reload the deposits': { type: 'deposits.reload' },
    'reload the papers': { type: 'kyc.reload' },
    'reload the transfers': { type: 'transfers.reload' },
    'try again': { type: 'customer.retry' },
    'changed by the bank': { type: 'customer.replaced', answers },
  },
  outcomes: {
    loadUser: { loaded: { done: answers.user }, failed: failed('GET users/{id}') },
    loadLoans: { loaded: { done: answers.loans }, failed: failed('GET loan/{id}') },
    loadDeposits: { loaded: { done: answers.deposits }, failed: failed('GET deposit/{id}') },
    loadKyc: { loaded: { done: answers.kyc }, failed: failed('GET kyc/{id}') },
    loadTransfers: { loaded: { done: answers.transfers }, failed: failed('GET transfer/{id}') },
  },
  calls: {
    loadUser: { calls: ['GET users/{id}'] },
    loadLoans: { calls: ['GET loan/{id}'] },
    loadDeposits: { calls: ['GET deposit/{id}'] },
    loadKyc: { calls: ['GET kyc/{id}'] },
    loadTransfers: { calls: ['GET transfer/{id}'] },
  },
  inApp: { 'changed by the bank': 'Their data is all loaded without it.' },
  // The five parts are independent: their combinations add no paths.
  mostMoves: 3,
  // The data do not affect transitions, so states are compared without them.
  key: () => null,
})
