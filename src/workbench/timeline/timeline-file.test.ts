import { expect, test } from 'vitest'
import { ImportError } from '#mocks/bank/exported-snapshot.ts'
import { TEST_TIME } from '#mocks/bank/test-bank.ts'
import { delay, entryOf, file, moment } from './test-moment.ts'
import { FileRefused, readMoment, refusalOf } from './timeline-file.ts'

const withMoment = (change: object) => file({ moments: [{ ...moment, ...change }] })
const withDelay = (change: object) => withMoment({ system: { ...moment.system, delays: [{ ...delay, ...change }] } })
const withTree = (change: object) =>
  withMoment({ system: { ...moment.system, tree: { ...moment.system.tree, ...change } } })
const withChild = (change: object) =>
  withTree({ children: { session: { src: 'session', snapshot: { status: 'active' }, ...change } } })
const withPage = (route: unknown) => withMoment({ page: { ...moment.page, route } })
const withAttempt = (change: object) => withMoment({ attempts: [{ ...moment.attempts[0], ...change }] })
const withOpen = (change: object) => withMoment({ open: [{ ...moment.open[0], ...change }] })

const entry = { ...entryOf(1, { at: TEST_TIME, lane: 'demo', text: 'The page was opened' }), moment: 0 }
const withEntry = (change: object) => file({ moments: [moment], entries: [{ ...entry, ...change }] })

test('DEMO-13: a complete moment is read unchanged', () => {
  expect(readMoment(withMoment({}))).toEqual(moment)
  expect(readMoment(JSON.stringify({ format: 'larkspur', version: 2, moments: [moment] }))).toEqual(moment)
  const signedOut = { ...moment, persona: null, faults: [], open: [], attempts: [], outbox: [] }
  expect(readMoment(withMoment(signedOut))).toEqual(signedOut)
})

test('DEMO-8: the start of a recording is a moment that can be opened alone', () => {
  expect(readMoment(file({ moments: [moment], steps: [], end: { ms: 0, proof: null } }))).toEqual(moment)
})

test('DEMO-17: of a whole timeline the last moment is read', () => {
  const last = { ...moment, latency: 20 }
  const entries = [
    { ...entry, name: 'n'.repeat(60) },
    { ...entry, id: 2, lane: 'call', since: TEST_TIME, before: 1, moment: 1 },
  ]
  expect(readMoment(file({ moments: [moment, last], entries }))).toEqual(last)
})

test.each(Object.keys(moment))('DEMO-13: a moment without its %s is refused with the reason', (field) => {
  const text = withMoment({ [field]: undefined })
  expect(() => readMoment(text)).toThrow(FileRefused)
  expect(() => readMoment(text)).toThrow(`its moments.0.${field} is missing`)
})

/** A small file: each of its 2,000 rows points to the same long text. */
function manyPictures(): string {
  const images = { preview: 'y'.repeat(60_000) }
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ _id: String(id), images }))
  return withMoment({ world: { ...moment.world, records: { 'deposits/1': rows } } })
}

const nothing = 'it contains nothing that this demo can open'
const foreign = 'it was saved by an older version of this demo, or by something else'
const noPath = 'its moments.0.page.route is wrong (it must be a path of this site)'

test.each([
  ['a part of it is missing, or it was changed', file({ moments: [moment] }).slice(0, -10)],
  ['it is nested more than 100 levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['it is empty', ' '],
  ['it is a story, which “Open a file” adds', file({ steps: [] })],
  [nothing, nestedByParts(200)],
  [foreign, file({ moments: [moment] }, { format: 'larkspur-recording' })],
  [
    'its version is not a number, and this demo opens version 2',
    file({ moments: [moment] }, { version: { toString: 1 } }),
  ],
  ['its version is 1, and this demo opens version 2', file({ moments: [moment] }, { version: 1 })],
  ['its moments is wrong', file({ moments: [] })],
  ['its extra is wrong', file({ moments: [moment], extra: 1 })],
  ['its moments.0.extra is wrong', withMoment({ extra: 1 })],
  ['its moments.0.clock.mode is wrong', withMoment({ clock: { mode: 'x1000', now: TEST_TIME } })],
  ['its moments.0.clock.now is wrong', withMoment({ clock: { mode: 'live', now: 1e300 } })],
  ['its moments.0.latency is wrong', withMoment({ latency: -1 })],
  ["There is no call 'GET money'", withMoment({ faults: [{ call: 'GET money', kind: 'network' }] })],
  ['its moments.0.outbox.0.at is wrong', withMoment({ outbox: [{ ...moment.outbox[0], at: 1e300 }] })],
  ['its moments.0.world.seededAt is wrong', withMoment({ world: { ...moment.world, seededAt: 1e300 } })],
  ['its moments.0.world.drawn is wrong', withMoment({ world: { ...moment.world, drawn: 1.5 } })],
  ['its moments.0.world is wrong (it is larger than any file of this demo)', manyPictures()],
  ['its moments.0.world.records is wrong', withMoment({ world: { ...moment.world, records: [] } })],
  ['its moments.0.stored.accessToken is wrong', withMoment({ stored: { accessToken: 'x' } })],
  ['its moments.0.system.tree.status is wrong', withTree({ status: undefined })],
  [
    'its moments.0.system.tree is wrong (it has no machine)',
    withTree({ value: undefined, context: undefined, children: undefined }),
  ],
  ['its moments.0.system.tree is wrong (it is half a machine)', withTree({ children: undefined })],
  ['its moments.0.system.tree.context is wrong', withTree({ context: null })],
  ['its moments.0.system.tree.context is wrong', withTree({ context: [] })],
  ['its moments.0.system.tree.value is wrong', withTree({ value: { session: [] } })],
  ['its moments.0.system.tree.children is wrong', withTree({ children: 'x' })],
  ['its moments.0.system.tree.children.session is wrong', withTree({ children: { session: 1e308 } })],
  ['its moments.0.system.tree.children.session.src is wrong', withChild({ src: true })],
  ['its moments.0.system.tree.children.session.systemId is wrong', withChild({ systemId: 1e308 })],
  ['its moments.0.system.tree.children.session.snapshot.status is wrong', withChild({ snapshot: {} })],
  ['its moments.0.system.delays.0.event.type is wrong', withDelay({ event: { type: 'session.end' } })],
  ['its moments.0.system.delays.0.event.amount is wrong', withDelay({ event: { ...delay.event, amount: 5 } })],
  ['its moments.0.system.delays.0.in is wrong', withDelay({ in: 1e300 })],
  ['its moments.0.open.0.at is wrong', withOpen({ at: 1e300 })],
  ["There is no fault 'fire'", withOpen({ instead: { call: 'POST loan', kind: 'fire' } })],
  ['its moments.0.attempts.0.isWaiting is missing', withAttempt({ isWaiting: undefined })],
  [noPath, withPage('//evil.example')],
  [noPath, withPage('/\\evil.example')],
  [noPath, withPage('javascript:alert(1)')],
  ['its entries is wrong', file({ moments: [moment], entries: [] })],
  ['its entries.0.id is wrong', withEntry({ id: 0 })],
  ['its entries.0.lane is wrong', withEntry({ lane: 'fast' })],
  ['its entries.0.name is wrong (Enter a name.)', withEntry({ name: ' ' })],
  ['its entries.0.name is wrong (A name has at most 60 characters.)', withEntry({ name: 'n'.repeat(61) })],
])('DEMO-13, DEMO-17: a file that cannot be opened is refused with the reason: %s', (reason, text) => {
  expect(() => readMoment(text)).toThrow(FileRefused)
  expect(() => readMoment(text)).toThrow(reason)
})

test.each([undefined, null, 12, {}, new ArrayBuffer(8)])(
  'DEMO-5, DEMO-17: %s is refused as no text of a file',
  (value) => {
    expect(() => readMoment(value as never)).toThrow('it is not the text of a file')
  },
)

test.each([
  [new DOMException('', 'QuotaExceededError'), 'this browser has no room left for its data'],
  [new ImportError('it has no users'), 'its data is invalid: it has no users'],
  [new Error('There is no customer'), 'There is no customer'],
])('DEMO-8, DEMO-13: why a file could not be opened is described', (error, words) => {
  expect(refusalOf(error)).toBe(words)
})

/** Each part holds the one before it. */
function nestedByParts(levels: number): string {
  const parts = Array.from({ length: levels }, (_, level) => [level === 0 ? moment : { $: level - 1 }])
  return JSON.stringify({ format: 'larkspur', version: 2, parts, value: { moments: [{ $: levels - 1 }] } })
}
