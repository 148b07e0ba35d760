import { expect, test } from 'vitest'
import { isCaption } from '#machines/model/step.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { isTyping } from '#src/workbench/timeline/customer-words.ts'
import { instructionOf } from '#src/workbench/timeline/line-words.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { entryOf } from '#src/workbench/timeline/test-moment.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
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
  const entries = [start, ...parts].map((part, index) => entryOf(index + 1, { before: index || null, ...part }))
  return { entries: () => entries, position: () => entries.length }
}

const stepsAfter = (id: string, ...parts: Partial<Entry>[]) =>
  storyProgress(id, stepsOfScenario(id), timelineOf(...parts))
const did = (step: Step): Partial<Entry> => ({ steps: [step] })
const sent = (flow: string, type: string, fields: object = {}) =>
  did({ kind: 'event', flow, event: { type, ...fields } })
const decided = (action: string, ...args: unknown[]) => did({ kind: 'operator', action, args })
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

const close = sent('deposit', 'deposit.close')
const back = sent('deposit', 'step.back')
const refuse = decided('setDeposit', 'deposit-77', 'failed')
const approve = decided('setTransfer', 't-1', true)
const enter = sent('withdrawal', 'code.submit', { code: '‹code›' })
const enterWrong = sent('withdrawal', 'code.submit', { code: '‹wrong code›' })
const leave = (type: string) => sent('withdrawal', type)
const release = (who: string) => decided('releaseStep', who)

test.each<[what: string, id: string, parts: Partial<Entry>[], done: number]>([
  ['a dialog may be left by another of its buttons', 'network-fails', [enter, leave('withdrawal.close')], 2],
  ['a dialog may be left for the history', 'network-fails', [enter, leave('history.check')], 2],
  ['a dialog is not left by looking at its step', 'network-fails', [enter, leave('step.check')], 1],
  ['what is done too early gives no tick', 'first-deposit', [confirm, choose], 0],
  [
    'what is done in between takes none away',
    'first-deposit',
    [open, close, open, choose, next, back, next, submit],
    2,
  ],
  ['a refusal is no confirmation', 'first-deposit', [open, choose, next, submit, refuse], 2],
  ['the bank’s decision follows from nothing that a customer does', 'withdrawal-paid', [approve], 0],
  ['a wrong code is not the right one', 'withdrawal-paid', [enterWrong], 0],
  ['the right code may follow a wrong one', 'withdrawal-paid', [enterWrong, enter], 1],
  ['the right code is not a wrong one', 'wrong-code', [enter], 0],
  ['a wrong code is what the story asks for', 'wrong-code', [enterWrong], 1],
  ['what only one customer can be meant by is no other’s', 'step-held', [release('ada')], 0],
  ['what only one customer can be meant by is theirs', 'step-held', [release('omar')], 1],
  ['the slow bank has not answered while a call is open', 'slow-bank', [answered(4), answered(1)], 0],
  ['the slow bank has answered when no call is', 'slow-bank', [answered(4), answered(1), answered(0)], 1],
])('DEMO-12: %s: %s', (_, id, parts, done) => {
  expect(stepsAfter(id, ...parts).done).toBe(done)
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
})

test('DEMO-12: a deposit that fails instead of being confirmed ends the scenario, too', () => {
  const { isDeclined, done, sayNow } = stepsAfter('first-deposit', open, choose, next, submit, refuse)
  expect({ isDeclined, done, sayNow }).toEqual({ isDeclined: true, done: 2, sayNow: [] })
})

test('DEMO-12: what is declined where it would have been approved ends the scenario', () => {
  const decline = decided('declineLoan', 'loan-1', 'true')
  const lend = decided('setLoan', 'loan-1', 'true')
  const other = decided('declineTransfer', 'transfer-1', 'No')
  expect(stepsAfter('loan-to-approve', decline).sayNow, 'what was to be said is not so any more').toEqual([])
  const happened = [[], [other], [decline], [lend], [lend, decline]]
  const declined = happened.map((parts) => stepsAfter('loan-to-approve', ...parts).isDeclined)
  expect(declined).toEqual([false, false, true, false, false])
})

test('DEMO-12: going back takes back the ticks of what is no part of the present', () => {
  const undone: Partial<Entry> = { lane: 'demo', isStart: true, sameAs: 2 }
  expect(stepsAfter('first-deposit', open, choose, next, submit).done).toBe(2)
  expect(stepsAfter('first-deposit', open, choose, next, submit, undone).done).toBe(1)
  expect(stepsAfter('first-deposit', open, choose, next, submit, undone, choose, next, submit).done).toBe(2)
  const looking = { ...timelineOf(open, choose, next, submit), position: () => 2 }
  expect(storyProgress('first-deposit', stepsOfScenario('first-deposit'), looking).done).toBe(1)
})
