import { expect, test } from 'vitest'
import { assign } from 'xstate'
import { startLogged } from '#machines/model/logged-flow.ts'
import { asPicture, chosenFile, pictureIn, refusedAs } from '#machines/model/sample-files.ts'
import type { PictureError } from '#machines/rules/picture.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { depositMachine } from './deposit.machine.ts'
import type { Depositor, DepositWay, PaymentDetails } from './deposit-entry.ts'

const VERA: Depositor = {
  userId: 'u1',
  name: 'Vera Lindqvist',
  email: 'vera@larkspur.example',
  symbol: '$',
  accountNumber: '',
}
const SENT = { userId: VERA.userId, name: VERA.name, email: VERA.email }
const VERA_STORED = { _id: 'u1', firstName: 'Vera', lastName: 'Lindqvist', email: VERA.email }
const BANK = { bankName: 'Demo', accountName: 'Deposits', bankType: 'Current', accountNumber: 'GB00' }
const WALLET = { walletName: 'Bitcoin', address: 'bc1qdemo' }
const DETAILS: Record<DepositWay, PaymentDetails> = {
  bank: { bank: BANK, wallets: [] },
  wallets: { bank: null, wallets: [WALLET] },
  summary: { bank: BANK, wallets: [WALLET] },
}
const NOTHING: PaymentDetails = { bank: null, wallets: [] }
const CHOSEN = chosenFile('proof.jpg')
const PROOF = pictureIn(CHOSEN)

interface Start {
  isKnown?: boolean
  symbol?: string
  plan?: 'gold'
  startsAt?: 'summary'
}

function start({ isKnown = true, symbol = '$', ...input }: Start = {}) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const user = { ...VERA_STORED, country: { name: 'A country', symbol } }
  const flow = startLogged(depositMachine.provide({ actions: { noteSent: assign({ sentAt: () => clock.now() }) } }), {
    clock,
    input,
    answers: isKnown ? { user } : {},
    holds: ['loadDetails', 'readPicture', 'postDeposit'],
  })
  const { loadDetails: loads, readPicture: checks, postDeposit: posts } = flow.calls
  return { ...flow, send: flow.actor.send, loads, checks, posts }
}

type Started = ReturnType<typeof start>

async function toProof(flow: Started, method: 'bank' | 'wallets' = 'bank') {
  flow.send({ type: 'method.choose', method })
  await flow.loads.at(-1)?.resolve(DETAILS[method])
  flow.send({ type: 'step.next' })
}

async function takePicture(flow: Started, file = CHOSEN, error: PictureError | null = null) {
  flow.send({ type: 'proof.choose', file })
  await read(flow, file, error)
}

async function read(flow: Started, file = CHOSEN, error: PictureError | null = null) {
  await flow.checks.at(-1)?.resolve(error === null ? asPicture(pictureIn(file)) : refusedAs(error))
}

/** Submits, and the picture is read again. */
async function submit(flow: Started) {
  flow.send({ type: 'deposit.submit' })
  await read(flow)
}

/** At the proof of a payment to the bank, with this amount. */
async function startAtProof({ amount, ...options }: Start & { amount?: string } = {}) {
  const flow = start(options)
  await toProof(flow)
  if (amount !== undefined) flow.send({ type: 'amount.change', amount })
  return flow
}

async function submitted() {
  const flow = await startAtProof({ amount: '1,250.50' })
  await takePicture(flow)
  await submit(flow)
  return flow
}

test.each(['bank', 'wallets'] as const)('DEP-2: %s shows where to pay to, and leads to the proof', async (method) => {
  const { send, state, context, loads } = start()
  expect(state()).toBe('method')
  send({ type: 'method.choose', method })
  expect([state(), loads.map(({ input }) => input)]).toEqual([{ [method]: 'loading' }, [{ way: method }]])
  send({ type: 'step.next' })
  expect(state()).toEqual({ [method]: 'loading' })
  await loads[0]?.resolve(DETAILS[method])
  expect([state(), context().details]).toEqual([{ [method]: 'ready' }, DETAILS[method]])
  send({ type: 'step.next' })
  expect(state()).toEqual({ proof: 'editing' })
})

test.each([
  ['summary', 'empty'],
  ['bank', 'failed'],
  ['wallets', 'empty'],
] as const)(
  'DEP-2: %s without payment details is %s: the customer cannot continue, but can load the details again',
  async (way, outcome) => {
    const { send, state, loads } = start(way === 'summary' ? { startsAt: way } : {})
    if (way !== 'summary') send({ type: 'method.choose', method: way })
    if (outcome === 'empty') await loads[0]?.resolve(NOTHING)
    else await loads[0]?.reject(new ApiError('network'))
    expect(state()).toEqual({ [way]: outcome })
    send({ type: 'step.next' })
    expect(state()).toEqual({ [way]: outcome })
    send({ type: 'details.retry' })
    expect({ state: state(), loads: loads.length }).toEqual({ state: { [way]: 'loading' }, loads: 2 })
    await loads[1]?.resolve(DETAILS[way])
    expect(state()).toEqual({ [way]: 'ready' })
  },
)

test.each(['bank', 'wallets'] as const)('DEP-3: going back from the proof leads to %s, values kept', async (method) => {
  const flow = start()
  await toProof(flow, method)
  flow.send({ type: 'amount.change', amount: '12.5' })
  await takePicture(flow)
  flow.send({ type: 'step.back' })
  expect(flow.state()).toEqual({ [method]: 'loading' })
  flow.send({ type: 'step.back' })
  await toProof(flow, method === 'bank' ? 'wallets' : 'bank')
  expect(flow.context()).toMatchObject({ amount: '12.5', proof: PROOF })
})

test.each([
  ['', '$', 'amount-missing'],
  ['100.55', '¥', 'amount-not-whole'],
] as const)('DATA-4, DEP-5: the amount %j in %s is refused at its field', async (amount, symbol, error) => {
  const flow = await startAtProof({ symbol, amount })
  await takePicture(flow)
  flow.send({ type: 'deposit.submit' })
  expect({ state: flow.state(), errors: flow.context().errors, log: flow.log, posts: flow.posts }).toEqual({
    state: { proof: 'editing' },
    errors: { amount: error },
    log: ['focus amount'],
    posts: [],
  })
  flow.send({ type: 'amount.change', amount: '5' })
  expect(flow.context().errors).toEqual({})
})

test('DATA-4: an amount that was entered in another currency is asked for again, also when it is sent as it is', async () => {
  const flow = await startAtProof({ amount: '100' })
  await takePicture(flow)
  flow.send({ type: 'customer.change', depositor: { ...VERA, name: 'Vera Maria Lindqvist' } })
  expect(flow.context().errors.amount).toBeUndefined()
  flow.send({ type: 'customer.change', depositor: { ...VERA, symbol: '¥' } })
  expect(flow.context()).toMatchObject({ amount: '100', errors: { amount: 'amount-currency' } })
  flow.send({ type: 'deposit.submit' })
  expect({ errors: flow.context().errors, log: flow.log, posts: flow.posts }).toEqual({
    errors: { amount: 'amount-currency' },
    log: ['focus amount'],
    posts: [],
  })
  flow.send({ type: 'amount.change', amount: '15000' })
  await submit(flow)
  expect(flow.posts[0]?.input).toEqual({ amount: '15000', ...SENT, images: PROOF })
})

test('DATA-4: where nothing was entered yet, another currency asks for nothing', async () => {
  const flow = await startAtProof()
  flow.send({ type: 'customer.change', depositor: { ...VERA, symbol: '¥' } })
  expect(flow.context().errors).toEqual({})
})

test.each(['picture-empty', 'picture-heic', 'picture-size', 'picture-content', 'picture-unreadable'] as const)(
  'DEP-5: a file with the error %s is not accepted, and the error stays until another file is chosen',
  async (error) => {
    const flow = await startAtProof({ amount: '5' })
    await takePicture(flow)
    await takePicture(flow, chosenFile('other.png'), error)
    expect(flow.context()).toMatchObject({ proof: null, chosen: null, errors: { images: error } })
    flow.send({ type: 'deposit.submit' })
    expect([flow.context().errors, flow.posts]).toEqual([{ images: error }, []])
    await takePicture(flow)
    expect(flow.context()).toMatchObject({ proof: PROOF, chosen: null, errors: {} })
  },
)

test('DEP-5: a file that is still being checked is not sent, and a later choice replaces it', async () => {
  const flow = await startAtProof({ amount: '5' })
  const first = chosenFile('first.png')
  flow.send({ type: 'proof.choose', file: first })
  flow.send({ type: 'deposit.submit' })
  expect({ state: flow.state(), proof: flow.context().proof, posts: flow.posts }).toEqual({
    state: { proof: 'reading' },
    proof: null,
    posts: [],
  })
  flow.send({ type: 'proof.choose', file: CHOSEN })
  await flow.checks[0]?.resolve(refusedAs('picture-content'))
  expect([flow.state(), flow.checks.map(({ input }) => input.file)]).toEqual([{ proof: 'reading' }, [first, CHOSEN]])
  await flow.checks[1]?.resolve(asPicture(PROOF))
  expect({ state: flow.state(), proof: flow.context().proof }).toEqual({ state: { proof: 'editing' }, proof: PROOF })
})

test('DEP-5: a file that cannot be checked is refused', async () => {
  const flow = await startAtProof()
  flow.send({ type: 'proof.choose', file: CHOSEN })
  await flow.checks[0]?.reject(new TypeError('gone'))
  expect(flow.context()).toMatchObject({ proof: null, errors: { images: 'picture-unreadable' } })
})

test.each([
  ['is refused', refusedAs('picture-unreadable')],
  ['fails', null],
])(
  'IN-5: a proof that was changed or deleted after it was chosen is asked for again, the rest is kept, and nothing is sent: reading it %s',
  async (_, reading) => {
    const flow = await startAtProof({ amount: '5' })
    await takePicture(flow)
    flow.send({ type: 'deposit.submit' })
    expect(flow.checks.at(-1)?.input).toEqual({ file: PROOF })
    if (reading === null) await flow.checks.at(-1)?.reject(new DOMException('gone', 'NotReadableError'))
    else await flow.checks.at(-1)?.resolve(reading)
    expect({ state: flow.state(), context: flow.context(), log: flow.log, posts: flow.posts }).toMatchObject({
      state: { proof: 'editing' },
      context: { amount: '5', proof: null, chosen: null, errors: { images: 'picture-unreadable' }, failure: null },
      log: ['focus images'],
      posts: [],
    })
    await takePicture(flow)
    await submit(flow)
    expect(flow.posts.map(({ input }) => input.images)).toEqual([PROOF])
  },
)

test('IN-5: what is dropped and is not one file replaces the proof by the reason', async () => {
  const flow = await startAtProof()
  await takePicture(flow)
  flow.send({ type: 'proof.refuse', error: 'picture-several' })
  expect(flow.context()).toMatchObject({ proof: null, errors: { images: 'picture-several' } })
})

test('DEP-4, ERR-1: after a failure no toast is shown, all input is kept, and the deposits reload, as it may have been made', async () => {
  const flow = await submitted()
  const { posts, state, context, log } = flow
  await posts[0]?.reject(new ApiError('network'))
  expect({ state: state(), context: context(), log }).toEqual({
    state: { proof: 'editing' },
    context: {
      depositor: VERA,
      way: 'bank',
      details: DETAILS.bank,
      amount: '1,250.50',
      chosen: null,
      proof: PROOF,
      errors: {},
      failure: 'network',
      sentAt: null,
    },
    log: ['deposits.reload'],
  })
  await submit(flow)
  expect({ failure: context().failure, posts: posts.length }).toEqual({ failure: null, posts: 2 })
})

test('ERR-3, DEP-1: a deposit that is done cannot be sent again, and can be closed', async () => {
  const { posts, state, send } = await submitted()
  await posts[0]?.resolve({})
  send({ type: 'deposit.submit' })
  expect({ state: state(), posts: posts.length }).toEqual({ state: 'deposited', posts: 1 })
  send({ type: 'deposit.close' })
  expect(state()).toBe('closed')
})

test('DEP-4: the receipt stays while somebody reads it, and closes 3 s after they have', async () => {
  const { posts, state, clock, send } = await submitted()
  await posts[0]?.resolve({})
  send({ type: 'hold.begin' })
  await clock.advance(60_000)
  expect(state()).toBe('reading')
  send({ type: 'hold.end' })
  await clock.advance(2_999)
  expect(state()).toBe('deposited')
  await clock.advance(1)
  expect(state()).toBe('closed')
})

test('DEP-3, DATA-1: it waits until the customer is loaded; then amount, customer and picture are posted', async () => {
  const flow = start({ isKnown: false })
  flow.send({ type: 'method.choose', method: 'bank' })
  expect(flow.state()).toBe('waiting')
  flow.send({ type: 'customer.change', depositor: VERA })
  expect(flow.state()).toBe('method')
  await toProof(flow)
  flow.send({ type: 'amount.change', amount: ' 1,250.50 ' })
  await takePicture(flow)
  await submit(flow)
  expect(flow.posts[0]?.input).toEqual({ amount: '1250.50', ...SENT, images: PROOF })
})

test('DEP-1: it can be closed at any step', async () => {
  const flow = start({ isKnown: false })
  const canClose = () => flow.actor.getSnapshot().can({ type: 'deposit.close' })
  const seen = [canClose()]
  flow.send({ type: 'customer.change', depositor: VERA })
  seen.push(canClose())
  flow.send({ type: 'method.choose', method: 'wallets' })
  seen.push(canClose())
  flow.send({ type: 'step.back' })
  await toProof(flow)
  expect([...seen, canClose()]).toEqual([true, true, true, true])
})

test('DEMO-16, DEP-2: details whose document has changed are loaded again, also while they load', async () => {
  const { send, state, context, loads } = start()
  send({ type: 'method.choose', method: 'bank' })
  send({ type: 'content.change' })
  expect(loads).toHaveLength(2)
  loads[0]?.resolve(NOTHING)
  await loads[1]?.resolve(DETAILS.bank)
  expect([state(), context().details]).toEqual([{ bank: 'ready' }, DETAILS.bank])
  send({ type: 'content.change' })
  expect([state(), loads.length]).toEqual([{ bank: 'loading' }, 3])
})
