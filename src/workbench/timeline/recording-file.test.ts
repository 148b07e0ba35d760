import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCaption } from '#machines/model/step.ts'
import { PERSONA_PASSWORD, personas } from '#mocks/bank/personas.ts'
import { ImportError } from '#mocks/engine/import-error.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import { placeOf } from './captions.ts'
import { originOf } from './origins.ts'
import { checkRecording, parseRecording, RecordingRefused, refusalOf } from './recording-file.ts'
import { tours } from './tours.ts'

const whole: Recording = {
  format: 'larkspur-recording',
  version: 1,
  start: {
    persona: 'ada',
    world: { seed: 'larkspur', seededAt: 0, drawn: 1, records: { 'users/1': [{ _id: '1' }] } },
    clock: { mode: 'paused', now: 0 },
    latency: 350,
    faults: [{ call: 'POST loan', kind: 'network' }],
    page: '/loan',
  },
  steps: [
    { ms: 0, kind: 'event', flow: 'login', event: { type: 'credentials.submit' } },
    { ms: 5, fired: ['a b'], kind: 'page', to: '/', by: -1 },
    { ms: 0, kind: 'fault', fault: null },
    { ms: 0, kind: 'fault-removed', fault: { call: 'POST loan', kind: 'network' } },
  ],
  end: { ms: 0, proof: { states: { modal: 'closed' }, rows: { 'users/1': [{ _id: '1' }] } } },
}
const json = (change: object) => JSON.stringify({ ...whole, ...change })
const readRecording = (text: string) => checkRecording(parseRecording(text), originOf)
const withStep = (step: object) => json({ steps: [{ ms: 0, ...step }] })

test('DEMO-8: a complete recording is read unchanged', () => {
  expect(readRecording(json({}))).toEqual(whole)
  expect(readRecording(json({ end: { ms: 0, proof: null } })).end.proof).toBeNull()
})

test('DEMO-8: an older recording, with a hash instead of its rows, is read unchanged', () => {
  const proof = { states: { modal: 'closed' }, hash: 'a'.repeat(64) }
  expect(readRecording(json({ end: { ms: 0, proof } })).end.proof).toEqual(proof)
})

test('DEMO-8: an older recording, with its width and what the person’s hand did, is read unchanged', () => {
  const gestures = [{ how: 'click', on: { role: 'button', name: 'Log In', exact: true } }]
  const older = { ...whole, width: 1440, steps: whole.steps.map((step) => ({ gestures, busy: true, ...step })) }
  expect(readRecording(JSON.stringify(older))).toEqual(older)
})

test('DEMO-8: a recording may contain steps that only links used before', () => {
  const steps = [
    { ms: 5, kind: 'wait' },
    { ms: 350, kind: 'answer' },
    { ms: 0, kind: 'window', change: 'blur' },
    { ms: 0, kind: 'browser', behaviour: 'takes no copy' },
    { ms: 0, kind: 'browser', behaviour: null },
  ]
  expect(readRecording(json({ steps })).steps).toEqual(steps)
})

test('DEMO-8: a caption may begin a chapter and say what it is about; older captions have neither', () => {
  const about = { role: 'button', name: 'Next Step' }
  const steps = [
    { ms: 0, kind: 'caption', text: 'One', chapter: 'First', about },
    { ms: 0, kind: 'caption', text: 'Two' },
  ]
  expect(readRecording(json({ steps })).steps).toEqual(steps)
})

test.each([
  ['nonsense', 'it is not JSON'],
  ['[]', 'it contains no recording'],
  ['null', 'it contains no recording'],
  [json({ format: 'larkspur-demo' }), 'it was not recorded in this demo'],
  [json({ version: 7 }), 'its version is 7, and this demo replays version 1'],
  [json({ steps: {} }), 'steps is wrong'],
  [json({ extra: 1 }), 'extra is wrong'],
  [json({ start: { ...whole.start, page: '//evil.example' } }), 'start.page is wrong (it must be a path of this site)'],
  [json({ start: { ...whole.start, clock: { mode: 'fast', now: 0 } } }), 'start.clock.mode is wrong'],
  [json({ start: { ...whole.start, latency: -1 } }), 'start.latency is wrong'],
  [json({ start: { ...whole.start, clock: { mode: 'live', now: 1e300 } } }), 'start.clock.now is wrong'],
  [
    json({ start: { ...whole.start, world: { ...whole.start.world, seededAt: -8.64e15 } } }),
    'start.world.seededAt is wrong',
  ],
  [withStep({ kind: 'clock', now: 8.64e15 }), 'steps.0.now is wrong'],
  [withStep({ ms: 1e300, kind: 'press', what: 'escape' }), 'steps.0.ms is wrong'],
  [
    json({ end: 'HERE' }).replace('"HERE"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    'it is nested more than 100 levels deep',
  ],
  [json({ start: { ...whole.start, faults: [{ call: 'GET x', kind: 'network' }] } }), 'There is no call'],
  [json({ end: { ms: 0, proof: { states: {}, hash: 'x' } } }), 'end.proof.hash is wrong'],
  [json({ end: { ms: 0, proof: { states: {} } } }), 'end.proof is wrong (it must hold rows)'],
  [withStep({ kind: 'dance' }), 'steps.0.kind is wrong'],
  [withStep({ ms: -1, kind: 'press', what: 'escape' }), 'steps.0.ms is wrong'],
  [withStep({ kind: 'page', to: 'javascript:alert(1)' }), 'steps.0.to is wrong'],
  [withStep({ kind: 'operator', action: 'robBank', args: [] }), 'steps.0.action is wrong'],
  [withStep({ kind: 'caption', text: '' }), 'steps.0.text is wrong'],
  [withStep({ kind: 'caption', text: 'One', about: { role: 'x', name: 'y' } }), 'steps.0.about.role is wrong'],
  [withStep({ kind: 'event', flow: 'poker', event: { type: 'bet' } }), 'there is no flow poker that takes bet'],
  [
    withStep({ kind: 'event', flow: 'session', event: { type: 'session.start' } }),
    'in step 1, session.start is not something that a person does',
  ],
  [' '.repeat(20_000_001), 'it is larger than any recording of this demo'],
])('DEMO-8: a broken recording is refused with the reason: %.60s', (text, reason) => {
  expect(() => readRecording(text)).toThrow(RecordingRefused)
  expect(() => readRecording(text)).toThrow(reason)
})

test.each([
  [new DOMException('', 'QuotaExceededError'), 'this browser has no room left for its data'],
  [new ImportError('it has no users'), 'its data is invalid: it has no users'],
  [new Error('There is no customer'), 'There is no customer'],
])('DEMO-8: why a recording could not be restored is described', (error, words) => {
  expect(refusalOf(error)).toBe(words)
})

test.each(tours.map(({ id }) => id))('DEMO-8: the tour %s is a recording with captions and without secrets', (id) => {
  const text = readFileSync(`src/workbench/timeline/tours/${id}.json`, 'utf8')
  const { start, steps, end } = checkRecording(JSON.parse(text), originOf)
  const places = steps.flatMap((step, index) => (isCaption(step) ? [placeOf(steps, index)] : []))
  expect(places.every(({ heading, captions }) => heading !== null && captions >= 6 && captions <= 9)).toBe(true)
  expect(start.world.records).toEqual({})
  expect(end.proof).not.toBeNull()
  const codes = personas.flatMap(({ standing }) => standing.userOtp ?? [])
  for (const secret of [PERSONA_PASSWORD, 'Larkspur-2026', 'proof.png', ...codes]) expect(text).not.toContain(secret)
})
