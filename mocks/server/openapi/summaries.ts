import type { EndpointName } from '#src/contract/endpoints.ts'

export const SUMMARIES: Record<EndpointName, string> = {
  login: 'Signs a customer in. Returns the whole user and the token for all other calls',
  requestReset: 'Sends a link to choose a new password',
  register: 'Registers a new customer',
  resetPassword: 'Sets a new password, with the token of the link',
  getUser: 'The customer’s profile',
  getLoans: 'The customer’s loans, newest first, and the total of the approved ones',
  getDeposits: 'The customer’s deposits, newest first',
  getKyc: 'The customer’s identity papers, or null',
  getTransfers: 'The customer’s withdrawals, newest first, and their total',
  pingTransfers: 'Sent once per visit to the home page. The answer is ignored',
  postDeposit: 'Reports a deposit, with a picture as proof',
  postKyc: 'Sends two pictures of an identity paper',
  postLoan: 'Applies for a loan',
  postTransfer: 'Pays a withdrawal, at the paying step',
  putStep: 'Advances by one step, from an odd step',
  putProfile: 'Changes the customer’s profile. Omitted fields keep their values',
  putCode: 'Sets the one-time code after it was used',
}
