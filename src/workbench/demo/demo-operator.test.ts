// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Backend } from '#mocks/bank/backend.ts'
import { personas } from '#mocks/bank/personas.ts'
import { fileOf, openTestBank } from '#mocks/bank/test-bank.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { commands } from '#src/workbench/timeline/commands.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import type { Note, Timeline } from '#src/workbench/timeline/timeline.ts'
import { createCommands, listSpentCodes, listWaiting, namedArgs } from './demo-operator.ts'

const namesIn = (backend: Backend) => (userId: string) => personaOrEmail(backend, userId)

test('DEMO-3: what waits for the bank is listed in words, the signed-in customer’s first', async () => {
  const { backend, operator } = await openTestBank()
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
  const money = expect.stringMatching(/^€[\d,]+\.00$/)
  const paying = expect.stringMatching(/^€\d+\.00 withdrawal by Karl Brandt, (PayPal|Bank Transfer|Cashapp|Zelle)$/)
  const deposit = expect.stringMatching(/^€[\d,]+\.00 deposit by Karl Brandt$/)
  const withdrawal = expect.stringMatching(/^(Withdrawal|Loan withdrawal), (PayPal|Bank Transfer|Cashapp|Zelle)$/)
  expect(own.map(({ kind, text, amount, about }) => [kind, text, amount, about])).toEqual([
    ['kyc', 'Identity check of Karl Brandt', '', 'Identity check'],
    ['transfer', paying, money, withdrawal],
    ['deposit', deposit, money, 'Deposit'],
    ['transfer', paying, money, withdrawal],
  ])
  expect(rest.find(({ kind }) => kind === 'loan')?.text).toMatch(/^₦[\d,]+\.00 loan for Lena Okafor$/)
})

test('DEMO-3: what the bank has decided no longer waits', async () => {
  const { backend, operator } = await openTestBank()
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
  const { operator } = await openTestBank()
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
  // Each has two, but for who has no transactions. Max’s long history is not read for this.
  const two = personas.flatMap(({ id, setup }) => (setup.scale === 0 || setup.longHistory ? [] : [id, id]))
  expect(withdrawals.toSorted()).toEqual(two.toSorted())
})

test('WD-8, DEMO-3: a customer whose code is spent waits for a new one, which goes to the outbox', async () => {
  const { backend, operator } = await openTestBank()
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
  const { userOtp } = operator.overview('iris').user
  expect(userOtp).toMatch(/^\d{6}$/)
  expect(backend.outbox().at(-1)?.text).toBe(`Your withdrawal code is ${userOtp}.`)
  expect(listSpentCodes(operator)).toEqual([])
})

afterEach(() => backendState.set({ mode: 'mock', server: null }))

async function openCommands() {
  const { backend } = await openTestBank()
  const notes: Note[] = []
  const act: Timeline['runAsEntry'] = async (note, work) => {
    const done = await work()
    notes.push(typeof note === 'function' ? await note(done) : note)
    return done
  }
  return {
    backend,
    notes,
    run: createCommands({ backend, updates: { shown: async () => {} }, timeline: { runAsEntry: act } }),
  }
}

test('DEMO-14, DEMO-17: a command is one entry, with the step that does the same again and no code in it', async () => {
  const { backend, notes, run } = await openCommands()
  const { _id } = (await backend.operator.customer('ada')).user
  await run.setUser(_id, { firstName: 'Adele', userOtp: '778899' })
  expect(notes).toEqual([
    {
      lane: 'bank',
      text: 'The bank changed Adele’s first name, one-time code',
      steps: [{ kind: 'operator', action: 'setUser', args: ['ada', { firstName: 'Adele', userOtp: '‹new code›' }] }],
    },
  ])
})

test('MOCK-6: while a real backend answers, every command is refused with the reason, and nothing changes', async () => {
  const { backend, notes, run } = await openCommands()
  const before = fileOf(backend)
  backendState.set({ mode: 'http', server: 'https://bank.example' })
  const refused = await Promise.allSettled(Object.values(run).map((command) => (command as () => unknown)()))
  const reason = new Error('Only the built-in mock can do this, but https://bank.example is answering now.')
  expect(refused).toEqual(Object.keys(commands).map(() => ({ status: 'rejected', reason })))
  expect([notes, fileOf(backend)]).toEqual([[], before])
})

test('DEMO-8, DEMO-16: records that are edited, made and removed by hand are named by their ids, their customer by name', async () => {
  const { backend } = await openTestBank()
  const { user, loans } = await backend.operator.customer('ada')
  const id = loans[0]?._id ?? ''
  expect(namedArgs('make', ['transfers', user._id, 2], backend)).toEqual(['transfers', 'ada', 2])
  expect(namedArgs('removeGenerated', ['transfers', user._id], backend)).toEqual(['transfers', 'ada'])
  expect(namedArgs('setRecord', ['loans', id, { amount: 5 }], backend)).toEqual(['loans', id, { amount: 5 }])
  expect(namedArgs('removeRecord', ['loans', id], backend)).toEqual(['loans', id])
  for (const action of ['setDeposit', 'setLoan', 'setTransfer'] as const)
    expect(namedArgs(action, [id, 'true'], backend)).toEqual([id, 'true'])
  expect(Object.values(commands).map(({ run }) => typeof run(backend.operator))).toEqual(
    Object.keys(commands).map(() => 'function'),
  )
})
