import { expect, test } from 'vitest'
import { isCaption } from '#machines/model/step.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { isTyping } from '#src/workbench/timeline/customer-words.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
import { instructionOf } from './line-words.ts'
import { storyProgress } from './progress.ts'
import { shippedStories } from './shipped-stories.ts'

const ids = shippedStories.map(({ id }) => id)
const stepsOfScenario = (id: string) =>
  (shippedStories.find((story) => story.id === id)?.steps ?? []) as readonly Step[]
/** Steps that are played and need not happen. */
const FREE = ['proof.choose', 'password.edit', 'code.edit']

/** A timeline since a scenario's start, with one entry for each of these. */
function timelineOf(...parts: Partial<Entry>[]) {
  const start: Partial<Entry> = { lane: 'demo', isStart: true }
  const entries = [start, ...parts].map((part, index): Entry => {
    const before = index === 0 ? null : index
    return { id: index + 1, at: 0, lane: 'customer', text: '', before, moment: null, incomplete: null, ...part }
  })
  return { entries: () => entries, position: () => entries.length }
}

const stepsAfter = (id: string, ...parts: Partial<Entry>[]) =>
  storyProgress(id, stepsOfScenario(id), timelineOf(...parts))
const did = (step: Step): Partial<Entry> => ({ steps: [step] })
const sent = (flow: string, type: string, fields: object = {}) =>
  did({ kind: 'event', flow, event: { type, ...fields } })
const decided = (action: 'setDeposit', ...args: unknown[]) => did({ kind: 'operator', action, args })
const answered = (open: number): Partial<Entry> => ({
  lane: 'call',
  moment: { bank: { open: Array.from({ length: open }) } } as unknown as Moment,
})

const open = sent('modal', 'modal.open', { request: { kind: 'deposit' } })
const choose = sent('deposit', 'method.choose', { method: 'wallet' })
const next = sent('deposit', 'step.next')
const submit = sent('deposit', 'deposit.submit')
const confirm = decided('setDeposit', 'deposit-77', 'true')

test.each(ids)('DEMO-12: %s has steps that can be ticked, eight at the most in a chapter', (id) => {
  const played = stepsOfScenario(id)
  const skipped = played.filter((step) => !isCaption(step) && !isTyping(step) && instructionOf(step) === null)
  const types = skipped.map((step) => (step.kind === 'event' ? step.event.type : step.kind))
  expect(types.filter((type) => !FREE.includes(type))).toEqual([])
  const { steps, done } = stepsAfter(id)
  expect(done).toBe(0)
  expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(steps.length)
  expect(steps.filter((words) => !/^[A-Z]/.test(words))).toEqual([])
})

test.each(ids)('DEMO-12: %s is ticked to its end by what is played', (id) => {
  const played = stepsOfScenario(id)
  const { steps, done } = stepsAfter(id, ...played.map(asEntry))
  expect(done).toBe(steps.length)
})

function asEntry(step: Step): Partial<Entry> {
  return step.kind === 'answer' ? answered(0) : did(step)
}

test.each([
  ['withdrawal.close', 2],
  ['history.check', 2],
  ['step.check', 1],
])('DEMO-12: a dialog may be left by another of its buttons: %s', (type, done) => {
  const pay = sent('withdrawal', 'code.submit', { code: '‹code›' })
  expect(stepsAfter('network-fails', pay, sent('withdrawal', type)).done).toBe(done)
})

test('DEMO-12: a step is ticked when all of it has happened, whatever amount, method or record', () => {
  const steps = [
    'Press “Deposit”',
    'Choose a way to pay, go on to the proof, and make the deposit',
    'Press “Confirm” beside the deposit',
  ]
  const says = stepsOfScenario('first-deposit')
    .filter(isCaption)
    .map(({ text }) => text)
  const story = { scenario: 'first-deposit', chapter: null, says, first: 1, steps }
  const told = (done: number) => ({ ...story, done, sayNow: [says[done]], isDeclined: false })
  expect(stepsAfter('first-deposit')).toEqual(told(0))
  expect(stepsAfter('first-deposit', open, choose, next)).toEqual(told(1))
  expect(stepsAfter('first-deposit', open, choose, next, submit)).toEqual(told(2))
  expect(stepsAfter('first-deposit', open, choose, next, submit, confirm)).toEqual(told(3))
})

test('DEMO-12: whatever else is done in between takes no tick away and gives none', () => {
  const close = sent('deposit', 'deposit.close')
  const back = sent('deposit', 'step.back')
  const refuse = decided('setDeposit', 'deposit-77', 'failed')
  expect(stepsAfter('first-deposit', confirm, choose).done).toBe(0)
  expect(stepsAfter('first-deposit', open, close, open, choose, next, back, next, submit).done).toBe(2)
  expect(stepsAfter('first-deposit', open, choose, next, submit, refuse).done).toBe(2)
})

test('DEMO-12: a wrong code is not the right one, nor the other way round', () => {
  const enter = (code: string) => sent('withdrawal', 'code.submit', { code })
  expect(stepsAfter('withdrawal-paid', enter('‹wrong code›')).done).toBe(0)
  expect(stepsAfter('withdrawal-paid', enter('‹wrong code›'), enter('‹code›')).done).toBe(1)
  expect(stepsAfter('wrong-code', enter('‹code›')).done).toBe(0)
  expect(stepsAfter('wrong-code', enter('‹wrong code›')).done).toBe(1)
})

test('DEMO-12: what only one customer can be meant by is theirs', () => {
  const release = (who: string) => did({ kind: 'operator', action: 'releaseStep', args: [who] })
  expect(stepsAfter('step-held', release('ada')).done).toBe(0)
  expect(stepsAfter('step-held', release('omar')).done).toBe(1)
})

test('DEMO-12: a form that is filled in without the mistake that is played is ticked when it is sent', () => {
  const page = did({ kind: 'page', to: '/create-account' })
  const step = sent('sign-up', 'step.submit')
  const passwords = { password: '‹new password›', confirmpassword: '‹new password›' }
  const send = sent('sign-up', 'credentials.submit', { passwords })
  expect(stepsAfter('open-an-account', page, step, step, step).done).toBe(1)
  expect(stepsAfter('open-an-account', page, step, step, step, send)).toEqual({
    scenario: 'open-an-account',
    chapter: 'The first visit',
    says: expect.arrayContaining(['The next move is obvious: pay something in.']),
    sayNow: [
      'The account is open. In a moment the bank takes Nell to the login page.',
      'Nell logs in for the first time, with the new password.',
    ],
    first: 3,
    steps: ['Choose a password and open the account', 'Log in'],
    done: 1,
    isDeclined: false,
  })
  // The bank’s decision follows from nothing that a customer does.
  expect(
    stepsAfter('withdrawal-paid', did({ kind: 'operator', action: 'setTransfer', args: ['t-1', true] })).done,
  ).toBe(0)
})

test('DEMO-12: a deposit that fails instead of being confirmed ends the scenario, too', () => {
  const fail = did({ kind: 'operator', action: 'setDeposit', args: ['d-1', 'failed'] })
  const { isDeclined, done, sayNow } = stepsAfter('first-deposit', open, choose, next, submit, fail)
  expect({ isDeclined, done, sayNow }).toEqual({ isDeclined: true, done: 2, sayNow: [] })
})

test('DEMO-12: what is declined where it would have been approved ends the scenario', () => {
  const [decline, approve] = ['declineLoan', 'setLoan'].map((action) =>
    did({ kind: 'operator', action, args: ['loan-1', 'true'] }),
  )
  const other = did({ kind: 'operator', action: 'declineTransfer', args: ['transfer-1', 'No'] })
  expect(
    stepsAfter('loan-to-approve', decline as Partial<Entry>).sayNow,
    'what was to be said is not so any more',
  ).toEqual([])
  const isDeclined = (...parts: (Partial<Entry> | undefined)[]) =>
    stepsAfter('loan-to-approve', ...(parts as Partial<Entry>[])).isDeclined
  expect([
    isDeclined(),
    isDeclined(other),
    isDeclined(decline),
    isDeclined(approve),
    isDeclined(approve, decline),
  ]).toEqual([false, false, true, false, false])
})

test('DEMO-12: the slow bank has answered when no call is open any more', () => {
  expect(stepsAfter('slow-bank', answered(4), answered(1)).done).toBe(0)
  expect(stepsAfter('slow-bank', answered(4), answered(1), answered(0)).done).toBe(1)
})

test('DEMO-12: going back takes back the ticks of what is no part of the present', () => {
  const undone: Partial<Entry> = { lane: 'demo', isStart: true, sameAs: 2 }
  expect(stepsAfter('first-deposit', open, choose, next, submit).done).toBe(2)
  expect(stepsAfter('first-deposit', open, choose, next, submit, undone).done).toBe(1)
  expect(stepsAfter('first-deposit', open, choose, next, submit, undone, choose, next, submit).done).toBe(2)
  const looking = { ...timelineOf(open, choose, next, submit), position: () => 2 }
  expect(storyProgress('first-deposit', stepsOfScenario('first-deposit'), looking).done).toBe(1)
})
