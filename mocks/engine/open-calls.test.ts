import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OpenCall } from './open-calls.ts'
import { interceptNotes, openTestNotes, TEST_ORIGIN, TEST_TIME, type TestNotes } from './test-notes.ts'

let notes: TestNotes
let engine: ReturnType<typeof interceptNotes>

beforeEach(async () => {
  notes = await openTestNotes()
  engine = interceptNotes(notes)
  onTestFinished(engine.stop)
})

const get = (author: string, signal?: AbortSignal) =>
  fetch(`${TEST_ORIGIN}/authors/${author}`, { signal: signal ?? null })

/** The author and the answer of each sent call; the answer is added when it arrives. */
function sent(...authors: string[]) {
  const answers: [string, unknown][] = []
  const calls = authors.map(async (author) => answers.push([author, await (await get(author)).json()]))
  return { answers, done: Promise.all(calls) }
}

/** Sends calls and captures them 100 ms later. Then a minute passes, and the page goes back to that moment. */
async function goBackTo(...authors: string[]): Promise<OpenCall[]> {
  const { clock } = notes
  const leave = new AbortController()
  const calls = authors.map((author) => get(author, leave.signal))
  await clock.advance(100)
  const captured = engine.open.capture()
  leave.abort()
  await Promise.allSettled(calls)
  await clock.advance(60_000)
  clock.setNow(TEST_TIME + 100)
  engine.open.resume(captured)
  return captured
}

const logged = () =>
  engine.log.list().map(({ path, at, status, answer, ms }) => [path, at - TEST_TIME, status, answer, ms])

test('DEMO-17: a call in flight is captured with its log entry, its fault and what remains of its latency', async () => {
  const { clock } = notes
  const fault = { call: 'GET authors/{id}', kind: 'status', status: 503, times: 1 } as const
  engine.faults.set(fault)
  const call = get('ann')
  await clock.advance(100)
  expect(engine.open.capture()).toEqual([{ entry: engine.log.list()[0], in: 250, instead: fault }])
  await clock.advance(200)
  expect(engine.open.capture().map((open) => open.in)).toEqual([50])
  await clock.advance(50)
  expect([(await call).status, engine.open.capture()]).toEqual([503, []])
})

test('DEMO-17: a call that was aborted, or has no latency, is not captured', async () => {
  await goBackTo('ann', 'ben')
  expect(engine.open.capture()).toEqual([])
  engine.latency.set(0)
  const { answers, done } = sent('cleo')
  await done
  expect([answers, engine.open.capture()]).toEqual([[['cleo', { town: null }]], []])
})

test('DEMO-17: a call that was open at a moment is answered after exactly what remained, and continues its log entry', async () => {
  const { clock } = notes
  expect((await goBackTo('ann')).map((open) => open.in)).toEqual([250])
  const { answers } = sent('ann')
  await clock.settled()
  expect(clock.pending()).toEqual([{ owner: 'backend', name: 'GET authors/{id}', in: 250 }])
  expect(logged()).toEqual([['authors/ann', 0, 0, null, null]])
  await clock.advance(249)
  expect(answers).toEqual([])
  await clock.advance(1)
  expect(answers).toEqual([['ann', { town: 'York' }]])
  expect(logged()).toEqual([['authors/ann', 0, 200, { town: 'York' }, 350]])
})

test('DEMO-17: a later call with the same path is a new one', async () => {
  const { clock } = notes
  await goBackTo('ann')
  sent('ann', 'ann')
  await clock.settled()
  expect(clock.pending().map((timer) => timer.in)).toEqual([250, 350])
  await clock.advance(350)
  sent('ann')
  await clock.advance(350)
  expect(logged()).toEqual([
    ['authors/ann', 0, 200, { town: 'York' }, 350],
    ['authors/ann', 100, 200, { town: 'York' }, 350],
    ['authors/ann', 450, 200, { town: 'York' }, 350],
  ])
})

test('DEMO-17: a call that was not open is a new one, and leaves the open one to be sent again', async () => {
  const { clock } = notes
  await goBackTo('ann')
  sent('ben', 'ann')
  await clock.advance(350)
  expect(logged()).toEqual([
    ['authors/ann', 0, 200, { town: 'York' }, 350],
    ['authors/ben', 100, 200, { town: 'York' }, 350],
  ])
})

test('DEMO-17: an open call is answered with the fault that it got when it was sent, and with no other', async () => {
  const { clock } = notes
  const { faults } = engine
  faults.set({ call: 'GET authors/{id}', kind: 'status', status: 503, body: 'Later', times: 2 })
  faults.set({ call: 'GET authors/{id}', kind: 'delay', ms: 1_000, times: 2 })
  expect((await goBackTo('ann')).map((open) => open.in)).toEqual([1_250])
  const left = faults.list()
  expect(left.map(({ kind, times }) => [kind, times])).toEqual([
    ['delay', 1],
    ['status', 1],
  ])
  const call = get('ann')
  await clock.advance(1_250)
  expect([(await call).status, await (await call).text(), faults.list()]).toEqual([503, 'Later', left])
  const next = get('ann')
  await clock.advance(1_350)
  expect([(await next).status, faults.list()]).toEqual([503, []])
})

test('DEMO-4, DEMO-17: an open call whose answer will be lost is carried out when the page goes on from there', async () => {
  const { clock } = notes
  engine.faults.set({ call: 'GET authors/{id}', kind: 'network', after: true, times: 1 })
  await goBackTo('ann')
  const call = expect(get('ann')).rejects.toThrow('Failed to fetch')
  await clock.advance(250)
  await call
  expect(engine.log.list().map(({ status, ms, lost }) => [status, ms, lost])).toEqual([['network', 350, 200]])
})

test('DEMO-17: an open call that had no fault is answered, whatever fault was set since', async () => {
  const { clock } = notes
  await goBackTo('ann')
  engine.faults.set({ call: 'GET authors/{id}', kind: 'network' })
  const call = get('ann')
  await clock.advance(250)
  expect((await call).status).toBe(200)
})

test('DEMO-17: a moment can be gone back to again while its open calls wait', async () => {
  const { clock } = notes
  const captured = await goBackTo('ann')
  const leave = new AbortController()
  const again = get('ann', leave.signal)
  await clock.advance(50)
  expect(engine.open.capture().map((open) => open.in)).toEqual([200])
  leave.abort()
  await again.catch(() => null)
  clock.setNow(TEST_TIME + 100)
  engine.open.resume(captured)
  const { answers } = sent('ann')
  await clock.advance(250)
  expect([answers, logged()]).toEqual([[['ann', { town: 'York' }]], [['authors/ann', 0, 200, { town: 'York' }, 350]]])
})

test('DEMO-17: a call that has been answered since is in flight again', async () => {
  const { clock } = notes
  sent('ann')
  await clock.advance(100)
  const captured = engine.open.capture()
  await clock.advance(250)
  expect(logged()).toEqual([['authors/ann', 0, 200, { town: 'York' }, 350]])
  await notes.move('ann', 'Hull')
  clock.setNow(TEST_TIME + 100)
  engine.open.resume(captured)
  sent('ann')
  await clock.settled()
  expect(logged()).toEqual([['authors/ann', 0, 0, null, null]])
  await clock.advance(250)
  expect(logged()).toEqual([['authors/ann', 0, 200, { town: 'Hull' }, 350]])
})

test('DEMO-17: a call that its flow cannot abort is never answered once the page has gone back', async () => {
  const { clock } = notes
  const { answers } = sent('ann')
  await clock.advance(100)
  engine.open.end()
  expect([clock.pending(), engine.open.capture(), logged()]).toEqual([
    [],
    [],
    [['authors/ann', 0, 'network', null, 100]],
  ])
  await clock.advance(60_000)
  expect(answers).toEqual([])
})
