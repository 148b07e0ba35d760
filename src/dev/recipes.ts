import type { EventObject } from 'xstate'
import type { ModalRequest } from '#machines/modal.machine.ts'

/** One legal move: an event to a living flow, a wait until a flow has come to a state, or a way to another page. */
export type Move =
  | { send: string; event: EventObject & Record<string, unknown> }
  | { until: string }
  /** to the link of the newest reset mail, whose token `fromLink` stands for */
  | { followLink: true }

/** How a state of a flow is reached (DEMO-7): as whom, from which page, by which moves. */
export interface Recipe {
  as?: string
  path: string
  moves: readonly Move[]
}

/** Stands for the token of the link that was followed, and for a picture. */
export const FROM_LINK = '<token of the link>'
export const PICTURE = '<picture>'
/** stands for the id of who is signed in */
export const USER = '<user>'

const PASSWORD = 'Demo-1234'
const open = (request: ModalRequest): Move => ({ send: 'modal', event: { type: 'modal.open', request } })
const send = (flow: string, type: string, more: Record<string, unknown> = {}): Move => ({
  send: flow,
  event: { type, ...more },
})
const fill = (flow: string, values: Record<string, string>): Move[] =>
  Object.entries(values).map(([field, value]) => send(flow, 'field.change', { field, value }))
const until = (state: string): Move => ({ until: state })

const newcomer = {
  firstName: 'Nell',
  lastName: 'Ashby',
  middleName: 'Joy',
  age: '29',
  city: 'Lund',
  phone: '+1 340 555 0111',
  email: 'nell@mail.example',
  address: '3 Mill Lane',
  dob: '1996-05-04',
  country: { name: 'Sweden', symbol: 'kr' },
  gender: 'Female',
  accountType: 'Savings',
  maritalstatus: 'Single',
}
const step = send('sign-up', 'step.submit')
const contact = [send('sign-up', 'fields.change', { change: newcomer }), step]
const credentials = [...contact, step, step]
const register = [
  ...credentials,
  send('sign-up', 'credentials.submit', { passwords: { password: PASSWORD, confirmpassword: PASSWORD } }),
]
const signUp = (moves: readonly Move[]): Recipe => ({ path: '/create-account', moves })

const login = send('login', 'credentials.submit', {
  credentials: { email: 'ada@larkspur.example', password: PASSWORD },
})
const askForLink = send('password-request', 'email.submit', { email: 'ada@larkspur.example' })
const chooseAnew: readonly Move[] = [
  askForLink,
  until('password-request.sent'),
  { followLink: true },
  until('password-reset.editing'),
]
const reset = send('password-reset', 'password.submit', {
  reset: { password: 'Demo-5678', confirmpassword: 'Demo-5678', resetToken: FROM_LINK },
})

const deposit = (moves: readonly Move[], request: Partial<ModalRequest> = {}): Recipe => ({
  as: 'ada',
  path: '/investify',
  moves: [open({ kind: 'deposit', ...request } as ModalRequest), ...moves],
})
const proof = [
  send('deposit', 'method.choose', { method: 'bank' }),
  until('deposit.bank.ready'),
  send('deposit', 'step.next'),
]
const makeDeposit = [
  ...proof,
  send('deposit', 'amount.change', { amount: '250' }),
  send('deposit', 'proof.choose', { file: PICTURE }),
  until('deposit.proof.editing'),
  send('deposit', 'deposit.submit'),
]

const kyc = (moves: readonly Move[]): Recipe => ({
  as: 'vera',
  path: '/account-details',
  moves: [open({ kind: 'kyc' }), ...moves],
})
const uploadPapers = [
  ...fill('kyc', { name: 'Vera Lindqvist', number: 'SP-1' }),
  send('kyc', 'picture.choose', { side: 'front', file: PICTURE }),
  send('kyc', 'picture.choose', { side: 'back', file: PICTURE }),
  send('kyc', 'kyc.submit'),
]

const loan = (moves: readonly Move[]): Recipe => ({
  as: 'nora',
  path: '/loan',
  moves: [open({ kind: 'loan' }), ...moves],
})
const purpose = [
  ...fill('loan', { amount: '900', monthlyIncome: '1800', homeAddress: '3 Mill Lane', city: 'Cork', state: 'Munster' }),
  send('loan', 'step.submit'),
]
const apply = [
  ...purpose,
  ...fill('loan', {
    loanPurpose: 'A bicycle',
    professionalStatus: 'Employed',
    professionalCategory: 'Teaching',
    nextOfKin: 'A. Quill',
    phone: '+1 340 555 0112',
  }),
  send('loan', 'application.submit', {
    applicant: { email: 'nora@larkspur.example', name: 'Nora Quill', userId: USER },
  }),
]

const withdrawal = (as: string, moves: readonly Move[]): Recipe => ({
  as,
  path: '/dashboard-overview',
  moves: [open({ kind: 'withdrawal', path: 'invest' }), ...moves],
})
const editing = [send('withdrawal', 'method.choose', { method: 'paypal' })]
const submitted = [
  ...editing,
  ...fill('withdrawal', { amount: '120.50', email: 'pay@mail.example' }),
  send('withdrawal', 'form.submit'),
]
const coded = [...submitted, send('withdrawal', 'code.submit', { code: '482913' })]

const settings = (moves: readonly Move[]): Recipe => ({
  as: 'ada',
  path: '/account-details',
  moves: [open({ kind: 'account-settings' }), until('account-settings.editing'), ...moves],
})
const saveSettings = [
  send('account-settings', 'field.change', { field: 'city', value: 'Hull' }),
  send('account-settings', 'profile.submit', { today: '2026-03-02' }),
]

/** By '<flow>.<state>', every state of the demo contract. */
export const recipes: Record<string, Recipe> = {
  'login.editing': { path: '/login', moves: [] },
  'login.submitting': { path: '/login', moves: [login] },
  'login.verified': { path: '/login', moves: [login] },
  'sign-up.identity': signUp([]),
  'sign-up.contact': signUp(contact),
  'sign-up.details': signUp([...contact, step]),
  'sign-up.credentials': signUp(credentials),
  'sign-up.submitting': signUp(register),
  'sign-up.registered': signUp(register),
  'password-request.editing': { path: '/forget-password', moves: [] },
  'password-request.submitting': { path: '/forget-password', moves: [askForLink] },
  'password-request.sent': { path: '/forget-password', moves: [askForLink] },
  'password-reset.editing': { path: '/forget-password', moves: chooseAnew },
  'password-reset.submitting': { path: '/forget-password', moves: [...chooseAnew, reset] },
  'password-reset.changed': { path: '/forget-password', moves: [...chooseAnew, reset] },
  'deposit.method': deposit([]),
  'deposit.summary': deposit([], { startsAt: 'summary' }),
  'deposit.bank': deposit([send('deposit', 'method.choose', { method: 'bank' })]),
  'deposit.wallets': deposit([send('deposit', 'method.choose', { method: 'wallets' })]),
  'deposit.proof': deposit(proof),
  'deposit.submitting': deposit(makeDeposit),
  'deposit.deposited': deposit(makeDeposit),
  'kyc.editing': kyc([]),
  'kyc.submitting': kyc(uploadPapers),
  'kyc.uploaded': kyc(uploadPapers),
  'loan.finances': loan([]),
  'loan.purpose': loan(purpose),
  'loan.validating': loan(apply),
  'loan.posting': loan(apply),
  'loan.posted': loan(apply),
  'withdrawal.method': withdrawal('iris', []),
  'withdrawal.editing': withdrawal('iris', editing),
  'withdrawal.checking': withdrawal('vera', submitted),
  'withdrawal.confirming': withdrawal('iris', submitted),
  'withdrawal.advancing': withdrawal('ada', coded),
  'withdrawal.transferring': withdrawal('iris', coded),
  'withdrawal.transferred': withdrawal('iris', coded),
  'account-settings.editing': settings([]),
  'account-settings.submitting': settings(saveSettings),
  'account-settings.saved': settings(saveSettings),
}
