import { expect, test } from 'vitest'
import type { Backend } from '#mocks/bank/backend.ts'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { listSpentCodes, listWaiting } from './demo-operator.ts'

const namesIn = (backend: Backend) => (userId: string) => personaOrEmail(backend, userId)

test('DEMO-3: what waits for the bank is listed in words, the signed-in customer’s first', async () => {
  const { backend } = await openTestBank()
  const { operator } = backend
  const karl = (await operator.customer('karl')).user
  await operator.setUser('karl', { transferStep: 4 })
  const [step, ...rest] = listWaiting(await operator.waiting(), karl._id, namesIn(backend))
  expect(step).toEqual({
    kind: 'step',
    persona: 'karl',
    id: karl._id,
    isSeeded: false,
    text: 'Step 4 of 9 in a withdrawal by Karl Brandt',
    amount: '',
    about: 'Step 4 of 9',
    name: 'Karl Brandt',
  })
  const own = rest.filter(({ persona }) => persona === 'karl')
  expect(own.map(({ kind, text }) => [kind, text])).toEqual([
    ['kyc', 'Identity check of Karl Brandt'],
    ['transfer', expect.stringMatching(/^€\d+\.00 withdrawal by Karl Brandt, (PayPal|Bank Transfer|Cashapp|Zelle)$/)],
    ['deposit', expect.stringMatching(/^€[\d,]+\.00 deposit by Karl Brandt$/)],
    ['transfer', expect.stringMatching(/^€\d+\.00 withdrawal by Karl Brandt, /)],
  ])
  const money = expect.stringMatching(/^€[\d,]+\.00$/)
  const withdrawal = expect.stringMatching(/^Withdrawal, (PayPal|Bank Transfer|Cashapp|Zelle)$/)
  expect(own.map(({ amount, about }) => [amount, about])).toEqual([
    ['', 'Identity check'],
    [money, withdrawal],
    [money, 'Deposit'],
    [money, withdrawal],
  ])
  expect(rest.find(({ kind }) => kind === 'loan')?.text).toMatch(/^₦[\d,]+\.00 loan for Lena Okafor$/)
})

test('DEMO-3: what the bank has decided no longer waits', async () => {
  const { backend } = await openTestBank()
  const { operator } = backend
  const own = async () =>
    listWaiting(await operator.waiting(), null, namesIn(backend)).filter(({ persona }) => persona === 'omar')
  for (const { kind, id, persona } of await own()) {
    if (kind === 'deposit') await operator.setDeposit(id, 'failed')
    if (kind === 'transfer') await operator.setTransfer(id, true)
    if (kind === 'step') await operator.releaseStep(persona)
  }
  expect(await own()).toEqual([])
})

test('DEMO-3, PERF-4: the list does not load a long history, and names its pending withdrawals once it is loaded', async () => {
  const { backend } = await openTestBank()
  const { operator } = backend
  const kinds = async () =>
    (await operator.waiting()).flatMap(({ kind, customer }) => (customer.firstName === 'Max' ? [kind] : []))
  expect(await kinds()).toEqual(['deposit'])
  await operator.customer('max')
  expect(await kinds()).toEqual(['transfer', 'transfer', 'transfer', 'deposit'])
})

test('DEMO-3: every customer’s withdrawals wait, also before anybody has read them', async () => {
  const { backend } = await openTestBank()
  const waiting = listWaiting(await backend.operator.waiting(), null, namesIn(backend))
  const withdrawals = waiting.filter(({ kind }) => kind === 'transfer').map(({ persona }) => persona)
  // Each has two. Nora has none, and Max’s long history is not read for this.
  expect(withdrawals.toSorted()).toEqual(
    ['ada', 'iris', 'karl', 'lena', 'omar', 'vera', 'yuki'].flatMap((id) => [id, id]),
  )
})

test('WD-8, DEMO-3: a customer whose code is spent waits for a new one', async () => {
  const { operator } = (await openTestBank()).backend
  expect(listSpentCodes(operator)).toEqual([])
  await operator.setUser('iris', { userOtp: '0' })
  const { _id, firstName, lastName } = operator.overview('iris').user
  const name = `${firstName} ${lastName}`
  expect(listSpentCodes(operator)).toEqual([
    {
      kind: 'code',
      persona: 'iris',
      id: _id,
      isSeeded: false,
      name,
      about: 'One-time code, used',
      text: `New code for ${name}`,
      amount: '',
    },
  ])
  await operator.issueCode('iris')
  expect(listSpentCodes(operator)).toEqual([])
})
