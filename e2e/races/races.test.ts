import type { AnyEventObject } from 'xstate'
import { EMPTY_ENTRY } from '#machines/withdrawal/withdrawal-rules.ts'
import { requestFor } from '#mocks/bank/test-call.ts'
import { callExamples, PNG } from '#src/contract/calls.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { showCustomer } from '#src/workbench/timeline/customer-updates.ts'
import type { Page } from './page.ts'
import { type Action, race, storageOf } from './scenario.ts'

// Node draws no pictures.
globalThis.createImageBitmap = async () => ({ width: 1, height: 1, close: () => {} })

const ENTRY = { ...EMPTY_ENTRY, amount: '10', email: 'pay@mail.example' }
const LOAN = {
  amount: '500',
  monthlyIncome: '2000',
  homeAddress: '3 Foss Lane',
  city: 'York',
  state: 'Yorkshire',
  loanPurpose: 'Roof',
  professionalStatus: 'Employed',
  professionalCategory: 'Trade',
  nextOfKin: 'Wren Hollis',
  phone: '+1 340 555 0150',
}
const { password: _, confirmpassword: __, accountNumber: ___, ...REGISTRATION } = callExamples.register.body
const NEWCOMER = { ...REGISTRATION, email: 'wren@mail.example' }
const CORRECTED = { phone: '+1 340 555 0199' }
const SAVED = { gender: 'Other' }
const SECRET = 'secret pass'
const passwords = { password: new Redacted('password', SECRET), confirmpassword: new Redacted('password', SECRET) }

/** Signs in with everything loaded. */
async function enter(page: Page, persona: string): Promise<void> {
  await page.signIn(persona)
  await showCustomer(page.backend, page.actor('session').getSnapshot().context.customerId ?? '')
  await page.settled()
}

async function toCode(page: Page, persona: string): Promise<void> {
  await enter(page, persona)
  await page.openDialog({ kind: 'withdrawal', path: 'invest' })
  page.typed = ENTRY
  page.send(
    { type: 'method.choose', method: 'paypal' },
    ...['amount', 'email'].map((field) => ({ type: 'field.change', field, value: ENTRY[field as 'amount'] })),
    { type: 'form.submit' },
  )
  page.presses = 0
}

const typeCode = async (page: Page, persona: string) => {
  const { user } = await page.backend.operator.customer(persona)
  page.send({ type: 'code.submit', code: new Redacted('code', user.userOtp ?? '') })
}

const press = (name: string, event: AnyEventObject, isPossible?: Action['isPossible']): Action => ({
  name,
  ...(isPossible === undefined ? {} : { isPossible }),
  make: (page) => page.send(event),
})

const reload = (name: string, type: 'transfers.reload' | 'user.reload'): Action => ({
  name,
  make: ({ customer }) => customer?.send({ type }),
})

const bank = (name: string, make: Action['make']): Action => ({ name: `the bank ${name}`, make })

const otherTab = (name: string, persona: string, call: EndpointName, body: object): Action => ({
  name: `another tab ${name}`,
  make: async (page) => {
    const { _id, accessToken } = await page.backend.signIn(persona)
    await page.fromOtherTab(call, accessToken, _id, { userId: _id, ...body })
  },
})

const isOpen = (page: Page) => page.flow !== null
/** A press, and another one: each can come at any time while the dialog or page is open. */
const twice = (name: string, make: Action['make']): Action[] =>
  [name, `${name} again`].map((each) => ({ name: each, isPossible: isOpen, make }))

const leaves: Action = { name: 'the person goes back', isPossible: isOpen, make: (page) => page.close() }
const signsOut: Action = {
  name: 'the person signs out',
  isPossible: ({ customer }) => customer !== null,
  make: (page) => page.actor('session').send({ type: 'session.end' }),
}

race('WD-7, WD-8, DATA-3: a withdrawal at its last step', {
  customers: ['iris'],
  losses: 1,
  begin: (page) => toCode(page, 'iris'),
  actions: [
    ...twice('the code is confirmed', (page) => typeCode(page, 'iris')),
    press('the dialog is closed', { type: 'withdrawal.close' }, isOpen),
    leaves,
    signsOut,
  ],
  violations: onePaymentPerCode(1),
  found: {
    'WD-7: a payment whose answer is lost has spent the code, and the page knows':
      'the code is confirmed; POST transfer 1 arrives; POST transfer 1 is lost on the way back',
    'DATA-3: a payment that is made although its page was left is in the balances':
      'the code is confirmed; POST transfer 1 arrives; the person goes back',
  },
})

race('WD-7, WD-8, DATA-3: a withdrawal at its last step in two tabs, with a new code', {
  customers: ['iris'],
  begin: (page) => toCode(page, 'iris'),
  actions: [
    { name: 'the code is confirmed', isPossible: isOpen, make: (page) => typeCode(page, 'iris') },
    otherTab('confirms it too', 'iris', 'postTransfer', callExamples.postTransfer.body),
    bank('sets a new code', ({ backend }) => backend.operator.setUser('iris', { userOtp: '777111' })),
  ],
  violations: (page, rows, isEnd) => [
    ...onePaymentPerCode(2)(page, rows),
    ...(isEnd &&
    page.announced.includes('withdrawal-cancelled') &&
    page.network.effects.some((name) => name.startsWith('POST transfer'))
      ? ['the page says that a payment was cancelled which was made']
      : []),
  ],
})

race('WD-4, WD-5: a withdrawal at an odd step, in two tabs', {
  customers: ['ada'],
  losses: 1,
  begin: (page) => toCode(page, 'ada'),
  actions: [
    ...twice('the code is confirmed', (page) => typeCode(page, 'ada')),
    otherTab('confirms it too', 'ada', 'putStep', { transferStep: 2 }),
    // It is refused while the step is the customer's.
    bank('releases the next step', ({ backend }) => backend.operator.releaseStep('ada').catch(() => undefined)),
  ],
})

race('WD-4, DATA-1, DATA-3: a withdrawal at an even step, which the bank releases', {
  customers: ['omar'],
  losses: 1,
  begin: (page) => toCode(page, 'omar'),
  actions: [
    ...twice('the code is confirmed', (page) => typeCode(page, 'omar')),
    bank('releases the step', ({ backend }) => backend.operator.releaseStep('omar')),
  ],
  violations: ({ flow }, [omar], isEnd) => {
    const { load, transferStep } = flow?.getSnapshot().context.facts ?? {}
    const isOther = load === 'ready' && transferStep !== Number(omar?.user.transferStep)
    return isEnd && isOther ? ['the dialog knows another step than the bank’s'] : []
  },
})

race('DEP-4, ERR-3, DATA-3: a deposit', {
  customers: ['ada'],
  losses: 1,
  begin: async (page) => {
    await enter(page, 'ada')
    await page.openDialog({ kind: 'deposit' })
    page.send({ type: 'method.choose', method: 'bank' })
    await page.settled()
    page.send({ type: 'step.next' }, { type: 'amount.change', amount: '40' }, { type: 'proof.choose', file: PNG })
    await page.settled()
    page.typed = '40'
  },
  actions: [
    ...twice('Make Deposit', (page) => page.send({ type: 'deposit.submit' })),
    bank('confirms a deposit', async ({ backend }) => {
      const { deposits } = await backend.operator.customer('ada')
      const waiting = deposits.find(({ status }) => status === 'Pending')
      if (waiting) await backend.operator.setDeposit(waiting._id, 'true')
    }),
    leaves,
  ],
  found: {
    'OVER-4: a deposit whose answer is lost is in the history':
      'Make Deposit; POST deposit 1 arrives; POST deposit 1 is lost on the way back',
    'OVER-4: a deposit that is made although its page was left is in the history':
      'Make Deposit; POST deposit 1 arrives; the person goes back',
  },
})

race('LOAN-3, ERR-3: a loan', {
  customers: ['ada'],
  losses: 1,
  begin: async (page) => {
    await enter(page, 'ada')
    await page.openDialog({ kind: 'loan' })
    page.typed = LOAN
    page.send(...Object.entries(LOAN).map(([field, value]) => ({ type: 'field.change', field, value })), {
      type: 'step.submit',
    })
  },
  actions: [
    ...twice('Apply', (page) => page.send({ type: 'application.submit' })),
    press('the dialog is closed', { type: 'loan.close' }, isOpen),
    bank('approves the latest loan', async ({ backend }) => {
      const { loans } = await backend.operator.customer('ada')
      await backend.operator.setLoan(loans[0]?._id ?? '', 'true')
    }),
    signsOut,
  ],
  found: {
    'LOAN-1: a loan whose answer is lost is shown':
      'Apply; +5000 ms: app timer; +10000 ms: app timer; POST loan 1 arrives; POST loan 1 is lost on the way back',
  },
})

race('KYC-2, ERR-3: an identity check that the bank verifies meanwhile', {
  customers: ['vera'],
  losses: 1,
  begin: async (page) => {
    await enter(page, 'vera')
    await page.openDialog({ kind: 'kyc' })
    page.typed = { name: 'Vera Lindqvist', number: 'DEMO-1' }
    page.send(
      { type: 'field.change', field: 'name', value: 'Vera Lindqvist' },
      { type: 'field.change', field: 'number', value: 'DEMO-1' },
      { type: 'picture.choose', side: 'front', file: PNG },
      { type: 'picture.choose', side: 'back', file: PNG },
    )
    await page.settled()
  },
  actions: [
    ...twice('Submit', (page) => page.send({ type: 'kyc.submit' })),
    bank('verifies the customer', ({ backend }) => backend.operator.setKyc('vera', true)),
    leaves,
  ],
  found: {
    'KYC-2: documents whose answer is lost are known to be there':
      'Submit; POST kyc 1 arrives; POST kyc 1 is lost on the way back',
  },
})

race('ACCT-2, ERR-3: settings saved while the bank changes the customer', {
  customers: ['ada'],
  losses: 1,
  begin: async (page) => {
    await enter(page, 'ada')
    await page.openDialog({ kind: 'account-settings' })
    page.send({ type: 'fields.change', change: { city: 'Leeds' } })
  },
  actions: [
    ...twice('Save', (page) => page.send({ type: 'profile.submit' })),
    bank('corrects the phone number', ({ backend }) => backend.operator.setUser('ada', CORRECTED)),
    otherTab('saves the gender', 'ada', 'putProfile', SAVED),
    leaves,
  ],
  violations: ({ done, flow, customer }, [ada], isEnd) => {
    const set = {
      ...(done.has('the bank corrects the phone number') ? CORRECTED : {}),
      ...(done.has('another tab saves the gender') ? SAVED : {}),
    }
    const user = flow?.getSnapshot().context.user
    // The whole profile is sent: what the page has not heard of yet goes back to what it knew, and then shows so.
    const lost = Object.entries(set).filter(([field, value]) => user?.[field] === value && ada?.user[field] !== value)
    return [
      ...lost.map(([field]) => `the ${field} that was set elsewhere is overwritten`),
      ...(isEnd && flow !== null && user !== customer?.getSnapshot().context.answers.user
        ? ['the form shows other details than the page']
        : []),
    ]
  },
  found: {
    'ACCT-2: details whose answer is lost are shown as they were saved':
      'Save; PUT users 1 arrives; PUT users 1 is lost on the way back',
    'ACCT-2: after a failure the form shows what the bank has corrected meanwhile':
      'Save; the bank corrects the phone number; PUT users 1 is lost on the way',
  },
})

race('DATA-1, DATA-3: the loads of a customer, with changes in between', {
  customers: ['ada'],
  losses: 1,
  begin: (page) => enter(page, 'ada'),
  actions: [
    reload('the transfers are asked for', 'transfers.reload'),
    reload('the transfers are asked for again', 'transfers.reload'),
    reload('the user is asked for', 'user.reload'),
    bank('adds profit', ({ backend }) => backend.operator.setUser('ada', { profit: 9_000 })),
    otherTab('makes a deposit', 'ada', 'postDeposit', callExamples.postDeposit.body),
  ],
})

race('AUTH-4, AUTH-7, AUTH-8: signing out and in as somebody else', {
  customers: ['ada', 'karl'],
  losses: 1,
  begin: (page) => enter(page, 'ada'),
  actions: [
    reload('the user is asked for', 'user.reload'),
    signsOut,
    {
      name: 'somebody else comes',
      isPossible: ({ flow, customer }) => flow === null && customer === null,
      make: (page) => {
        page.openPage('login')
        page.send(credentials('karl'))
      },
    },
    press('Log In again', credentials('karl'), isOpen),
    bank('adds profit', ({ backend }) => backend.operator.setUser('ada', { profit: 9_000 })),
  ],
  violations: (page) => {
    const { customerId } = page.actor('session').getSnapshot().context
    const user = JSON.parse(storageOf('user') ?? 'null') as { _id?: string } | null
    if (customerId === null)
      return storageOf('accessToken') === null ? [] : ['a token is left when nobody is signed in']
    return user?._id === customerId ? [] : ['the stored user is not the one who is signed in']
  },
})

race('SIGN-6, ERR-3: a sign-up with an e-mail that is taken meanwhile', {
  customers: [],
  losses: 1,
  begin: async (page) => {
    page.openPage('sign-up')
    page.typed = NEWCOMER
    page.send({ type: 'fields.change', change: NEWCOMER }, ...[1, 2, 3].map(() => ({ type: 'step.submit' })))
  },
  actions: [
    ...twice('Sign Up', (page) => page.send({ type: 'credentials.submit', passwords })),
    {
      name: 'another tab signs up with it',
      make: async (page) => {
        const body = { ...NEWCOMER, password: SECRET, confirmpassword: SECRET, accountNumber: '1234567890' }
        await page.fromOtherTab('register', '', '', body)
      },
    },
    leaves,
  ],
  violations: ({ backend }) => {
    const same = backend.operator.people().filter(({ email }) => email.toLowerCase() === NEWCOMER.email)
    return same.length > 1 ? [`${same.length} customers have one e-mail address`] : []
  },
})

race('RESET-3, RESET-4: a reset link that is used in two tabs', {
  customers: ['ada'],
  losses: 1,
  begin: async (page) => {
    await page.backend.handle(requestFor(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } }))
    page.openPage('password-reset')
  },
  actions: [
    ...twice('Reset Password', (page) => page.send(resetOf(page, SECRET))),
    {
      name: 'another tab uses the link',
      make: (page) => page.fromOtherTab('resetPassword', '', '', plainReset(page, 'other pass')),
    },
  ],
  violations: ({ announced, backend }, _, isEnd) => {
    const isSet = backend.isPassword('ada@larkspur.example', new Redacted('password', SECRET))
    return isEnd && announced.includes('password-changed') && !isSet ? ['the password that was set does not hold'] : []
  },
})

race('AUTH-8, DATA-1: a session that ends elsewhere while data load', {
  customers: ['ada'],
  begin: (page) => page.signIn('ada'),
  actions: [
    {
      name: 'another tab resets the password',
      make: async (page) => {
        await page.backend.handle(requestFor(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } }))
        await page.fromOtherTab('resetPassword', '', '', plainReset(page, 'other pass'))
      },
    },
    reload('the user is asked for', 'user.reload'),
    {
      name: 'the person signs in again',
      isPossible: ({ customer }) => customer === null,
      make: (page) => page.signIn('ada'),
    },
  ],
  violations: ({ done, customer }, _, isEnd) =>
    isEnd && done.has('the person signs in again') && customer === null ? ['an old answer ends the new session'] : [],
})

/** A code pays once, whoever sends it (WD-8). */
function onePaymentPerCode(
  codes: number,
): (page: Page, rows: readonly { transfers: readonly { createdAt?: unknown }[] }[]) => string[] {
  return (_, [row]) => {
    const made = row?.transfers.filter(({ createdAt }) => String(createdAt) >= '2026-03-02T10:59').length ?? 0
    return made > codes ? [`${made} withdrawals were paid with ${codes} codes`] : []
  }
}

function credentials(persona: string): AnyEventObject {
  return {
    type: 'credentials.submit',
    credentials: { email: `${persona}@larkspur.example`, password: new Redacted('password', 'Demo-1234') },
  }
}

/** The newest reset mail's link, as a form. */
function plainReset({ backend }: Page, password: string) {
  const link = backend.outbox().find(({ kind }) => kind === 'reset')?.link ?? ''
  return { password, confirmpassword: password, resetToken: link.split('/').at(-1) ?? '' }
}

function resetOf(page: Page, password: string): AnyEventObject {
  const { resetToken } = plainReset(page, password)
  const [one, other] = [new Redacted('password', password), new Redacted('password', password)]
  return {
    type: 'password.submit',
    reset: { password: one, confirmpassword: other, resetToken: new Redacted('token', resetToken) },
  }
}
