import type { EndpointName } from '#src/contract/endpoints.ts'
import { PNG } from './test-call.ts'
import { TEST_LOAN } from './test-loan.ts'
import { TEST_REGISTRATION } from './test-registration.ts'

/** Every call of the contract. Iris sends the examples, because Iris is at the paying step; Vera sends the identity papers. */
export const CALLS: Record<EndpointName, Call> = {
  login: {
    summary: 'Signs a customer in. Returns the whole user and the token for all other calls',
    example: { email: 'iris@larkspur.example', password: 'Demo-1234' },
  },
  requestReset: { summary: 'Sends a link to choose a new password', example: { email: 'iris@larkspur.example' } },
  register: { summary: 'Registers a new customer', example: TEST_REGISTRATION },
  resetPassword: {
    summary: 'Sets a new password, with the token of the link',
    example: { password: 'a', confirmpassword: 'a', resetToken: 'none' },
  },
  getUser: { summary: 'The customer’s profile' },
  getLoans: { summary: 'The customer’s loans, newest first, and the total of the approved ones' },
  getDeposits: { summary: 'The customer’s deposits, newest first' },
  getKyc: { summary: 'The customer’s identity documents, or null' },
  getTransfers: { summary: 'The customer’s withdrawals, newest first, and their total' },
  pingTransfers: { summary: 'Sent once per visit to the home page. The answer is ignored' },
  postDeposit: {
    summary: 'Reports a deposit, with a picture as proof',
    example: { amount: '5', name: 'Iris', email: 'iris@larkspur.example', images: PNG },
  },
  postKyc: {
    summary: 'Uploads two pictures of an identity document',
    example: { name: 'I. M.', email: 'i@mail.example', number: 'X-1', front: PNG, back: PNG },
  },
  postLoan: { summary: 'Applies for a loan', example: TEST_LOAN },
  postTransfer: {
    summary: 'Pays a withdrawal, at the paying step',
    example: { amount: 1.5, email: 'i@mail.example', symbol: '$', withdrawalPath: 'invest', transactiontype: 'zelle' },
  },
  putStep: { summary: 'Advances by one step, from an odd step', example: { transferStep: 10 } },
  putProfile: {
    summary: 'Changes the customer’s profile. Omitted fields keep their values',
    example: { city: 'Hull' },
  },
  putCode: { summary: 'Sets the one-time code after it was used', example: { userOtp: 0 } },
}

/** What the customer does with each call: its name on the desk. */
export const CALL_TITLES = {
  login: 'Sign in',
  requestReset: 'Request a reset link',
  register: 'Open an account',
  resetPassword: 'Choose a new password',
  getUser: 'Load the profile',
  getLoans: 'Load the loans',
  getDeposits: 'Load the deposits',
  getKyc: 'Load the identity check',
  getTransfers: 'Load the withdrawals',
  pingTransfers: 'Visit the home page',
  postDeposit: 'Deposit',
  postKyc: 'Upload identity documents',
  postLoan: 'Apply for a loan',
  postTransfer: 'Withdraw',
  putStep: 'Pass a withdrawal step',
  putProfile: 'Save account settings',
  putCode: 'Renew the one-time code',
} satisfies Record<EndpointName, string>

interface Call {
  /** for the OpenAPI document */
  summary: string
  /** a body for the tests; `userId` is added where the schema has it */
  example?: Record<string, unknown>
}
