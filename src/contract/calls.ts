import type { EndpointName } from './endpoints.ts'

/** The values that the timeline's sentences contain. Codes and passwords are not among them. */
export interface CallFacts {
  /** 'Ada' */
  who: string
  /** '£500.00' */
  amount: string
  /** the withdrawal step that was passed: '3 of 9' */
  step: string
}

/** A call in words. */
interface CallWords {
  /** what the customer does with it: its name on the desk */
  title: string
  /** what an answered call did, for the timeline; only of calls that change something */
  done?(facts: CallFacts): string
  /** what was attempted, for a call that was refused or got no answer */
  attempt?(facts: CallFacts): string
}

export interface CallExample {
  /** for the OpenAPI document */
  summary: string
  /** a body for the tests; `userId` is added where the schema has it */
  body?: Record<string, unknown>
}

/** Each call's name on the desk, and its sentences in the timeline. Demo builds only. */
export const callWords: Readonly<Record<EndpointName, CallWords>> = {
  login: { title: 'Log in', done: ({ who }) => `${who} logged in`, attempt: () => 'a login' },
  requestReset: {
    title: 'Request a reset link',
    done: () => 'The bank sent a reset link',
    attempt: () => 'a request for a reset link',
  },
  register: {
    title: 'Open an account',
    done: () => 'A new customer registered',
    attempt: () => 'a registration',
  },
  resetPassword: {
    title: 'Choose a new password',
    done: () => 'A customer chose a new password',
    attempt: () => 'a new password',
  },
  getUser: { title: 'Load the profile' },
  getLoans: { title: 'Load the loans' },
  getDeposits: { title: 'Load the deposits' },
  getKyc: { title: 'Load the identity check' },
  getTransfers: { title: 'Load the withdrawals' },
  pingTransfers: { title: 'Visit the home page' },
  postDeposit: {
    title: 'Deposit',
    done: ({ who, amount }) => `${who} paid in ${amount}`,
    attempt: ({ amount }) => `a deposit of ${amount}`,
  },
  postKyc: {
    title: 'Upload identity documents',
    done: ({ who }) => `${who} uploaded identity documents`,
    attempt: () => 'identity documents',
  },
  postLoan: {
    title: 'Apply for a loan',
    done: ({ who, amount }) => `${who} applied for a loan of ${amount}`,
    attempt: ({ amount }) => `an application for a loan of ${amount}`,
  },
  postTransfer: {
    title: 'Withdraw',
    done: ({ who, amount }) => `${who} withdrew ${amount}`,
    attempt: ({ amount }) => `a withdrawal of ${amount}`,
  },
  putStep: {
    title: 'Pass a withdrawal step',
    done: ({ who, step }) => `${who} passed step ${step}`,
    attempt: () => 'a withdrawal step',
  },
  putProfile: {
    title: 'Save account settings',
    done: ({ who }) => `${who} changed their details`,
    attempt: () => 'a change of details',
  },
  putCode: { title: 'Renew the one-time code' },
}

/** A picture of one pixel. */
export const PNG = /* @__PURE__ */ new File(
  [
    /* @__PURE__ */ Uint8Array.from(
      /* @__PURE__ */ atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (character) => character.charCodeAt(0),
    ),
  ],
  'proof.png',
  { type: 'image/png' },
)

/** Iris sends the examples, because Iris is at the paying step; Vera sends the identity papers. Not part of any build. */
export const callExamples = {
  login: {
    summary: 'Signs a customer in. Returns the whole user and the token for all other calls',
    body: { email: 'iris@larkspur.example', password: 'Demo-1234' },
  },
  requestReset: { summary: 'Sends a link to choose a new password', body: { email: 'iris@larkspur.example' } },
  register: {
    summary: 'Registers a new customer',
    body: {
      firstName: 'Wren',
      lastName: 'Hollis',
      middleName: 'Lee',
      age: '33',
      city: 'Leeds',
      phone: '+1 340 555 0150',
      email: 'Wren@mail.example',
      dob: '1992-05-04',
      address: '8 Mill Row',
      maritalstatus: 'Single',
      gender: 'Female',
      accountType: 'Savings',
      password: ' secret pass ',
      confirmpassword: ' secret pass ',
      accountNumber: '1234567890',
      country: { name: 'United Kingdom', symbol: '£' },
    },
  },
  resetPassword: {
    summary: 'Sets a new password, with the token of the link',
    body: { password: 'a', confirmpassword: 'a', resetToken: 'none' },
  },
  getUser: { summary: 'The customer’s profile' },
  getLoans: { summary: 'The customer’s loans, newest first, and the total of the approved ones' },
  getDeposits: { summary: 'The customer’s deposits, newest first' },
  getKyc: { summary: 'The customer’s identity documents, or null' },
  getTransfers: { summary: 'The customer’s withdrawals, newest first, and their total' },
  pingTransfers: { summary: 'Sent once per visit to the home page. The answer is ignored' },
  postDeposit: {
    summary: 'Reports a deposit, with a picture as proof',
    body: { amount: '5', name: 'Iris', email: 'iris@larkspur.example', images: PNG },
  },
  postKyc: {
    summary: 'Uploads two pictures of an identity document',
    body: { name: 'I. M.', email: 'i@mail.example', number: 'X-1', front: PNG, back: PNG },
  },
  postLoan: {
    summary: 'Applies for a loan',
    body: {
      amount: 10,
      monthlyIncome: 1,
      homeAddress: 'a',
      city: 'b',
      state: 'c',
      loanPurpose: 'd',
      professionalStatus: 'e',
      professionalCategory: 'f',
      nextOfKin: 'g',
      phone: '0150',
      email: 'i',
      name: 'j',
    },
  },
  postTransfer: {
    summary: 'Pays a withdrawal, at the paying step',
    body: { amount: 1.5, email: 'i@mail.example', symbol: '$', withdrawalPath: 'invest', transactiontype: 'zelle' },
  },
  putStep: { summary: 'Advances by one step, from an odd step', body: { transferStep: 10 } },
  putProfile: {
    summary: 'Changes the customer’s profile. Omitted fields keep their values',
    body: { city: 'Hull' },
  },
  putCode: { summary: 'Sets the one-time code after it was used', body: { userOtp: 0 } },
} satisfies Record<EndpointName, CallExample>
