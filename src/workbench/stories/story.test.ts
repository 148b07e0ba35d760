import { expect, test } from 'vitest'
import type { Recording } from '#src/workbench/contract/demo-contract.ts'
import { file, moment } from '#src/workbench/timeline/test-moment.ts'
import { FileRefused } from '#src/workbench/timeline/timeline-file.ts'
import { asRecording, readStory, type Story, writeStory } from './story.ts'

const checkRecording = (value: unknown) => asRecording(readStory(value))

const recording: Recording = {
  format: 'larkspur',
  version: 2,
  moments: [moment],
  steps: [
    { ms: 0, kind: 'event', flow: 'login', event: { type: 'credentials.submit' } },
    { ms: 5, fired: ['a b'], kind: 'page', to: '/', by: -1 },
    { ms: 0, kind: 'fault', fault: null },
    { ms: 0, kind: 'fault', fault: { call: 'POST loan', kind: 'network', after: true, times: 2 } },
    { ms: 0, kind: 'fault-removed', fault: { call: 'POST loan', kind: 'network' } },
  ],
  end: { ms: 0, fired: ['a b'], proof: { states: { modal: 'closed' }, rows: { 'users/1': [{ _id: '1' }] } } },
}
const json = (change: object) => JSON.stringify({ ...recording, ...change })
const withStep = (step: object) => json({ steps: [{ ms: 0, ...step }] })
const withEvent = (flow: string, type: string) => withStep({ kind: 'event', flow, event: { type } })
const withProof = (proof: unknown) => json({ end: { ms: 0, proof } })

test('DEMO-8: a complete recording is read unchanged, from its text or as it is', () => {
  expect(checkRecording(json({}))).toEqual(recording)
  expect(checkRecording(recording)).toEqual(recording)
  expect(checkRecording(file({ moments: [moment], steps: recording.steps, end: recording.end }))).toEqual(recording)
  expect(checkRecording(withProof(null)).end.proof).toBeNull()
})

const caption = (text: string) => ({ ms: 0, kind: 'caption', text })
const done = (flow: string, type: string) => ({ ms: 0, kind: 'event', flow, which: 2, event: { type } })

test.each<[what: string, steps: object[]]>([
  [
    'those that only links used before',
    [
      { ms: 5, kind: 'wait' },
      { ms: 350, kind: 'answer' },
      { ms: 0, kind: 'window', change: 'blur' },
    ],
  ],
  [
    'captions, which may begin a chapter and say what they are about',
    [{ ...caption('One'), chapter: 'First', about: { role: 'button', name: 'Next Step' } }, caption('Two')],
  ],
  [
    'what a person does in a flow',
    [done('login', 'credentials.submit'), done('contact', 'message.submit'), done('newsletter', 'message.submit')],
  ],
])('DEMO-8: the steps of a recording may be %s', (_, steps) => {
  expect(checkRecording(json({ steps })).steps).toEqual(steps)
})

// Changed with DEMO-17: a recording begins with a moment, and older ones, with a hash, a width, gestures or marks, are refused.
test.each([
  ['it contains no story', file({ moments: [moment] })],
  ['it contains no story', json({ steps: undefined })],
  ['it contains no recording', json({ end: undefined })],
  ['its extra is wrong', json({ extra: 1 })],
  ['its steps.0.ms is wrong', withStep({ ms: 1e300, kind: 'press', what: 'escape' })],
  ['its end.proof.hash is wrong', withProof({ states: {}, rows: {}, hash: 'a'.repeat(64) })],
  ['its end.proof.rows is missing', withProof({ states: {} })],
  ['its steps.0.kind is wrong', withStep({ kind: 'dance' })],
  ['its steps.0.what is wrong', withStep({ kind: 'press', what: 'enter' })],
  ['its steps.0.to is wrong', withStep({ kind: 'page', to: 'javascript:alert(1)' })],
  ['its steps.0.action is wrong', withStep({ kind: 'operator', action: 'robBank', args: [] })],
  ['(setUser takes: customer, fields)', withStep({ kind: 'operator', action: 'setUser', args: ['ada'] })],
  ['after goes with', withStep({ kind: 'fault', fault: { call: 'POST loan', kind: 'duplicate', after: true } })],
  ['its steps.0.text is wrong', withStep({ kind: 'caption', text: '' })],
  ['its steps.0.about.role is wrong', withStep({ kind: 'caption', text: 'One', about: { role: 'x', name: 'y' } })],
  ['its steps.0.which is wrong', withStep({ kind: 'event', flow: 'toast', which: 0, event: { type: 'close' } })],
  ['there is no flow poker that takes bet', withEvent('poker', 'bet')],
  ['in step 1, session.start is not something that a person does', withEvent('session', 'session.start')],
  ['in step 1, there is no flow login that takes xstate.', withEvent('login', 'xstate.done.actor.0.login')],
])('DEMO-8: a broken recording is refused with the reason: %s', (reason, text) => {
  expect(() => checkRecording(text)).toThrow(FileRefused)
  expect(() => checkRecording(text)).toThrow(reason)
})

test.each([null, undefined, 42, [], {}, { format: 'larkspur', version: 2 }])(
  'DEMO-8: what is no recording is refused as well when it is no text: %j',
  (value) => {
    expect(() => checkRecording(value)).toThrow(FileRefused)
  },
)

// Changed with DEMO-19: a recording is a story without a title.
const story: Story = {
  title: 'A loan',
  start: { persona: 'ada', page: '/loan', latency: 20 },
  steps: [
    { ms: 0, kind: 'caption', text: 'Ada needs a car.', chapter: 'The loan' },
    { ms: 5, kind: 'event', flow: 'modal', event: { type: 'modal.open', request: { kind: 'loan' } } },
  ],
  end: { ms: 0, proof: { states: { modal: 'open' }, rows: { 'loans/ada': [{ amount: 900 }] } } },
}
const storyWith = (change: object) => writeStory({ ...story, ...change } as Story)
const startWith = (change: object) => storyWith({ start: { persona: null, ...change } })

test('DEMO-19: a story is read as it was written; a step without a time follows at once', () => {
  expect(readStory(writeStory(story))).toEqual(story)
  const [caption] = story.steps
  const { ms, ...bare } = caption ?? { ms: 0 }
  expect(readStory(storyWith({ steps: [bare] })).steps).toEqual([caption])
})

test.each([
  ['its version is 1, and this demo opens version 2', storyWith({ version: 1 })],
  ['its title is wrong (a story needs a title)', storyWith({ title: ' ' })],
  ['its title is wrong (a story needs a title)', storyWith({ title: '\u200b\u202e' })],
  ['its title is wrong (a title has at most 80 characters)', storyWith({ title: 'n'.repeat(81) })],
  ['its steps.0.text is wrong (it is empty)', storyWith({ steps: [caption('')] })],
  ['its steps.0.text is wrong (it has more than 300 characters)', storyWith({ steps: [caption('n'.repeat(301))] })],
  [
    'its steps.0.chapter is wrong (it has more than 80 characters)',
    storyWith({ steps: [{ ...caption('Ada'), chapter: 'n'.repeat(81) }] }),
  ],
  ['its steps is wrong (it has more than 2000)', storyWith({ steps: Array(2_001).fill(caption('Ada')) })],
  ['it has no start, or more than one', storyWith({ start: undefined })],
  ['it has no start, or more than one', storyWith({ moments: [moment] })],
  ['its start.clock is wrong', startWith({ clock: 'fast' })],
  ['its start.faults.0.kind is wrong', startWith({ faults: [{ call: 'POST loan', kind: 'x' }] })],
])('DEMO-19: a story that cannot be opened is refused with the reason: %s', (reason, text) => {
  expect(() => readStory(text)).toThrow(FileRefused)
  expect(() => readStory(text)).toThrow(reason)
})
