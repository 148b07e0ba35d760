import type { EventObject } from 'xstate'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { type Stub, stubCustomer } from '#machines/model/stub-actor.ts'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { WithdrawalFacts } from './withdrawal-rules.ts'

/** A customer whose data give a withdrawal these facts, for every path. */
export function customerWith(facts: WithdrawalFacts, onEvent?: (event: EventObject) => void): Stub<CustomerView> {
  const { load, customerId, email, symbol, kyc, loan, balance, transferStep, isCodeSpent, otpMessage } = facts
  return stubCustomer(
    {
      user: {
        _id: customerId,
        email,
        country: { name: '', symbol },
        profit: balance,
        transferStep,
        userOtp: isCodeSpent ? new Redacted('code', SPENT_CODE) : null,
        otpMessage,
      },
      loans: {
        loan: loan === 'none' ? [] : [{ _id: 'l1', status: loan === 'pending' ? 'Pending' : 'true' }],
        totalAmount: balance,
      },
      kyc: kyc === 'none' ? null : { _id: 'k1', status: kyc === 'verified' },
      transfers: { transfers: [], totalAmountTransferred: 0 },
    },
    { transfers: load },
    onEvent,
  )
}
