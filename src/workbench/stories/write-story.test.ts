import { expect, test } from 'vitest'
import { openTestBank, TEST_TIME } from '#mocks/bank/test-bank.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { entryOf, momentIn } from '#src/workbench/timeline/test-moment.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
import { inPage } from '#src/workbench/trace/test-page.ts'
import { makeStory, recordedSteps, storyLines } from './write-story.ts'

const sent = (flow: string, type: string, fields: object = {}): Step => ({
  kind: 'event',
  flow,
  event: { type, ...fields },
})
const typed = (field: string, value: string) => sent('loan', 'field.change', { field, value })
const open = sent('modal', 'modal.open', { request: { kind: 'loan' } })
const close = sent('loan', 'loan.close')

type Backend = Awaited<ReturnType<typeof inPage>>['backend']

interface Part extends Partial<Entry> {
  after?: number
  dialog?: string
  /** what it changes at the bank */
  bank?: (backend: Backend) => Promise<void>
}

/** A timeline in which Ada's page is opened and then this happens, each part `after` ms of the one before. */
async function timelineOf(...parts: Part[]) {
  const { backend } = await inPage(openTestBank())
  const { _id } = (await backend.operator.customer('ada')).user
  const banks = [backend.capture()]
  for (const { bank } of parts) {
    await bank?.(backend)
    banks.push(backend.capture())
  }
  const stored = new Map<string, string>()
  const momentWith = (dialog: string, now: number, bank: Moment['bank']): Moment => {
    const modal = { snapshot: { value: dialog, context: {}, children: {} } }
    const session = { snapshot: { value: 'signedIn', context: { customerId: _id }, children: { modal } } }
    const system = { tree: { status: 'active', children: { session } } as never, delays: [] }
    const page = { href: '/loan', state: {} }
    return momentIn(backend, { system, bank, clock: { mode: 'live', now }, stored, page })
  }
  let at = TEST_TIME
  let shown = ''
  const start = { lane: 'demo' as const, text: 'The page was opened', isStart: true }
  const entries = [start, ...parts].map((part, index): Entry => {
    const { after = 0, dialog, bank: _bank, ...entry } = part as Part
    at += after
    // Whatever happens changes something.
    shown = dialog ?? (index === 0 ? 'closed' : `after ${index}`)
    const moment = momentWith(shown, at, banks[index] as Moment['bank'])
    return entryOf(index + 1, { at, text: `Entry ${index + 1}`, before: index || null, moment, ...entry })
  })
  // The states of a made-up system cannot be read.
  const end = { ...(entries.at(-1) as Entry), moment: null }
  return { entries: [...entries.slice(0, -1), end], backend }
}

test('DEMO-19: typing in one field is one line, unless the moment in between has a name', async () => {
  const { entries } = await timelineOf(
    { steps: [open], dialog: 'open' },
    { steps: [typed('amount', '9')], key: 'amount' },
    { steps: [typed('amount', '90')], key: 'amount', about: { role: 'textbox', name: 'Amount' } },
    { steps: [typed('purpose', 'A boat')], key: 'purpose', name: 'The boat' },
    { steps: [typed('purpose', 'A boat!')], key: 'purpose' },
  )
  expect(storyLines(1, 6, { entries })).toEqual([
    { entry: 2, last: 2, text: 'Entry 2', lane: 'customer', steps: 1, lights: null },
    { entry: 3, last: 4, text: 'Entry 4', lane: 'customer', steps: 1, lights: 'the field “Amount”' },
    { entry: 5, last: 5, text: 'Entry 5', lane: 'customer', steps: 1, lights: null },
    // The moment has a name, which is a caption in the making.
    { entry: 6, last: 6, text: 'Entry 6', lane: 'customer', steps: 1, lights: null, name: 'The boat' },
  ])
})

test('DEMO-19: nothing is waited for but what happens by itself, and two steps that undo each other are left out', async () => {
  const parts = await timelineOf(
    { steps: [open], after: 60_000, dialog: 'open' },
    { steps: [close], after: 1_000, dialog: 'closed' },
    { steps: [open], after: 500, dialog: 'open' },
    { lane: 'call', text: 'Answered', after: 8_000 },
    { steps: [typed('amount', '90')], after: 30_000 },
  )
  expect(storyLines(1, 6, parts).map(({ entry }) => entry)).toEqual([4, 6])
  const { steps, start } = await makeStory(1, 6, { title: 'A loan' }, parts)
  expect(steps).toEqual([
    { ms: 3_000, ...open },
    { ms: 8_000, ...typed('amount', '90') },
  ])
  expect(start).toEqual({ persona: 'ada', page: '/loan' })
  const [begun, ...rest] = parts.entries
  expect(recordedSteps(begun as Entry, rest).steps.map(({ ms }) => ms)).toEqual([60_000, 1_000, 500, 38_000])
})

test('DEMO-19: a caption precedes its line and lights what was pressed; a line can be left out, and its time stays', async () => {
  const about = { role: 'button', name: 'Apply' }
  const parts = await timelineOf(
    { steps: [open], after: 10, dialog: 'open', about },
    { steps: [typed('amount', '90')], after: 20 },
    { steps: [sent('loan', 'step.submit')], after: 40 },
  )
  const captions = [
    { before: 2, text: 'Ada opens it.', chapter: 'The loan' },
    { before: 4, text: 'On she goes.', lights: false as const },
    { before: 5, text: 'That was it.' },
  ]
  const { steps } = await makeStory(1, 4, { title: 'A loan', captions, without: [3] }, parts)
  expect(steps).toEqual([
    { ms: 10, kind: 'caption', text: 'Ada opens it.', chapter: 'The loan', about },
    { ms: 0, ...open },
    { ms: 60, kind: 'caption', text: 'On she goes.' },
    { ms: 0, ...sent('loan', 'step.submit') },
    { ms: 0, kind: 'caption', text: 'That was it.' },
  ])
  const silent = [{ before: 2, text: ' ' }]
  await expect(makeStory(1, 4, { title: 'A loan', captions: silent }, parts)).rejects.toThrow('A caption needs words')
  for (const before of [1, 99]) {
    const lost = [{ before, text: 'Lost' }]
    await expect(makeStory(1, 4, { title: 'A loan', captions: lost }, parts)).rejects.toThrow(
      `There is no entry ${before}`,
    )
  }
})

test('DEMO-19: what the clock was set to is not waited for, but what fired before is', async () => {
  const now = TEST_TIME + 43_200_000
  const parts = await timelineOf(
    { steps: [open], after: 10, dialog: 'open' },
    { steps: [{ kind: 'clock', now }], after: 43_199_990, setFrom: TEST_TIME + 6_000, fired: ['toast close'] },
    { steps: [close], after: 20 },
  )
  const { steps } = await makeStory(1, 4, { title: 'A night' }, parts)
  expect(steps).toEqual([
    { ms: 10, ...open },
    { ms: 5_990, fired: ['toast close'], kind: 'clock', now },
    { ms: 20, ...close },
  ])
})

test('DEMO-19: what the bank declines is meant by its place, too', async () => {
  const { backend } = await inPage(openTestBank())
  const [{ _id } = { _id: '' }] = (await backend.operator.customer('ada')).transfers
  const parts = await timelineOf(
    { bank: ({ operator }) => operator.setTransfer(_id, false), dialog: 'closed' },
    { steps: [{ kind: 'operator', action: 'declineTransfer', args: [_id, 'No'] }] },
  )
  const { steps } = await makeStory(2, 3, { title: 'No' }, parts)
  expect(steps).toEqual([{ ms: 0, kind: 'operator', action: 'declineTransfer', args: ['‹withdrawal›', 'No'] }])
})

test('DEMO-19: a line cannot be left out if a later decision is about what it has made', async () => {
  const deposit = (status: 'Pending' | 'true') => async (backend: Backend) => {
    const [{ _id } = { _id: '' }] = (await backend.operator.customer('ada')).deposits
    await backend.operator.setDeposit(_id, status)
  }
  const { backend } = await inPage(openTestBank())
  const [newest] = (await backend.operator.customer('ada')).deposits
  const parts = await timelineOf(
    { bank: deposit('true'), dialog: 'closed' },
    { steps: [sent('deposit', 'deposit.submit')], bank: deposit('Pending') },
    { steps: [typed('amount', '9')], key: 'amount' },
    {
      steps: [{ kind: 'operator', action: 'setDeposit', args: [newest?._id ?? '', 'true'] }],
      text: 'The bank confirmed a deposit',
    },
    {},
  )
  const made = (without: number[]) => makeStory(2, 5, { title: 'A deposit', without }, parts)
  const { steps } = await made([4])
  expect(steps.at(-1)).toEqual({ ms: 0, kind: 'operator', action: 'setDeposit', args: ['‹deposit›', 'true'] })
  await expect(made([3])).rejects.toThrow('without it, “The bank confirmed a deposit” would be about another deposit')
})

test.each([
  ['its content is wrong', undefined],
  ['its title is wrong', { captions: [] }],
  ['its captions is wrong', { title: 'A loan', captions: 'Ada opens it.' }],
  ['its captions.0 is wrong', { title: 'A loan', captions: [null] }],
  ['its captions.0.text is wrong', { title: 'A loan', captions: [{ before: 2, text: 5 }] }],
  ['its captions.0.before is wrong', { title: 'A loan', captions: [{ before: Number.NaN, text: 'Ada opens it.' }] }],
])('DEMO-19: what a story is told is refused where it cannot be read: %s', async (reason, told) => {
  const parts = await timelineOf({ steps: [open], after: 10, dialog: 'open' })
  await expect(makeStory(1, 2, told as never, parts)).rejects.toThrow(reason)
})

test('DEMO-19: what was undone is no part of a story, and none leads past what replaced everything', async () => {
  const { entries } = await timelineOf(
    { steps: [open], dialog: 'open' },
    { steps: [typed('amount', '9')] },
    { lane: 'demo', isStart: true, sameAs: 2, text: 'Undone' },
    { steps: [typed('amount', '8')] },
    { lane: 'demo', isStart: true, text: 'The demo was reset', dialog: 'closed' },
    { steps: [open], dialog: 'open' },
  )
  expect(storyLines(1, 5, { entries }).map(({ entry }) => entry)).toEqual([2, 5])
  expect(() => storyLines(1, 7, { entries })).toThrow('everything was replaced by “The demo was reset”')
  expect(() => storyLines(3, 5, { entries })).toThrow(
    'No story leads from there to here: what happened there was left behind by going back',
  )
  expect(storyLines(6, 7, { entries }).map(({ entry }) => entry)).toEqual([7])
})

test('DEMO-19: what another window did is no line, so a story begins after it or ends before it', async () => {
  const { entries } = await timelineOf(
    { steps: [open], dialog: 'open' },
    { lane: 'bank', text: 'In another window: The bank changed Ada’s bonus', isElsewhere: true },
    { steps: [typed('amount', '9')] },
  )
  const refusal =
    '“In another window: The bank changed Ada’s bonus” cannot be part of a story. Begin after it, or end before it'
  expect(() => storyLines(1, 4, { entries })).toThrow(refusal)
  expect(() => storyLines(2, 3, { entries })).toThrow(refusal)
  expect(storyLines(1, 2, { entries }).map(({ entry }) => entry)).toEqual([2])
  expect(storyLines(3, 4, { entries }).map(({ entry }) => entry)).toEqual([4])
})

test('DEMO-19: a story that begins where something has changed begins at that moment', async () => {
  const parts = await timelineOf({ steps: [open], dialog: 'open' }, { steps: [typed('amount', '9')] })
  const { start, moments } = await makeStory(2, 3, { title: 'A loan' }, parts)
  expect([start, moments?.[0].persona]).toEqual([undefined, 'ada'])
})
