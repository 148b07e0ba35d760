import type { EndpointName } from '#src/contract/endpoints.ts'

/** What each call is for, in a line. */
export const SUMMARIES: Record<EndpointName, string> = {
  login: 'Signs a customer in: the whole user, and the token for every other call',
  requestReset: 'Sends a link to choose a new password',
  register: 'Takes a new customer',
  resetPassword: 'Sets a new password, with the token of the link',
  getUser: 'The customer herself',
  getLoans: 'Her loans, the newest first, and what the approved ones come to',
  getDeposits: 'Her deposits, the newest first',
  getKyc: 'Her identity papers, or null',
  getTransfers: 'Her withdrawals, the newest first, and what they come to',
  pingTransfers: 'Made once per visit of the front page; the answer is ignored',
  postDeposit: 'Tells of a deposit, with a picture that proves it',
  postKyc: 'Sends two pictures of an identity paper',
  postLoan: 'Applies for a loan',
  postTransfer: 'Pays a withdrawal, at the paying step',
  putStep: 'Goes one step on, from an odd step',
  putProfile: 'Changes what a customer may change of herself; a field left out keeps its value',
  putCode: 'Sets the one-time code, after it was spent',
}
