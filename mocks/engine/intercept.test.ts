import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { interceptNotes, openTestNotes, TEST_ORIGIN, TEST_TIME, type TestNotes } from './test-notes.ts'

let notes: TestNotes
let engine: ReturnType<typeof interceptNotes>

beforeEach(async () => {
  notes = await openTestNotes()
  engine = interceptNotes(notes)
  onTestFinished(engine.stop)
})

const url = (path: string) => `${TEST_ORIGIN}/${path}`
const post = (init: RequestInit = {}) =>
  fetch(url('notes'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello' }),
    ...init,
  })

test('CLOCK-1: a call waits for its latency on the clock, under its name', async () => {
  const { clock } = notes
  let isAnswered = false
  const call = post().finally(() => {
    isAnswered = true
  })
  await clock.settled()
  expect(clock.pending()).toEqual([{ owner: 'backend', name: 'POST notes', in: 350 }])
  await clock.advance(349)
  expect(isAnswered).toBe(false)
  await clock.advance(1)
  expect(isAnswered).toBe(true)
  expect((await call).status).toBe(200)
  expect(engine.log.list()).toEqual([
    {
      at: TEST_TIME,
      method: 'POST',
      path: 'notes',
      headers: { 'content-type': 'application/json' },
      body: { text: 'Hello' },
      status: 200,
      answer: await (await call).json(),
      ms: 350,
    },
  ])
})

test('MOCK-6: the log contains answers and durations: JSON, text, nothing of a call that is lost or in flight', async () => {
  const { clock } = notes
  const { faults, log } = engine
  const get = () => fetch(url('authors/ann'))
  const entries = () => log.list().map(({ status, answer, ms }) => [status, answer, ms])
  const found = get()
  await clock.settled()
  expect(entries()).toEqual([[0, null, null]])
  await clock.advance(350)
  await found
  faults.set({ call: 'GET authors/{id}', kind: 'network', times: 1 })
  faults.set({ call: 'GET authors/{id}', kind: 'delay', ms: 50, times: 1 })
  const lost = get().catch(() => null)
  await clock.advance(400)
  await lost
  faults.set({ call: 'GET authors/{id}', kind: 'status', status: 503, body: 'Later' })
  const unavailable = get()
  await clock.advance(350)
  await unavailable
  expect(entries()).toEqual([
    [200, { town: 'York' }, 350],
    ['network', null, 400],
    [503, 'Later', 350],
  ])
})

test('CLOCK-1: with a latency of 0 no timer is set', async () => {
  engine.latency.set(0)
  notes.clock.setTimeout = () => {
    throw new Error('a timer')
  }
  expect((await post()).status).toBe(200)
})

test('CLOCK-1: the answer shows the state at the end of the latency', async () => {
  const call = fetch(url('authors/ann'))
  await notes.clock.settled()
  await notes.move('ann', 'Hull')
  await notes.clock.advance(350)
  expect(await (await call).json()).toEqual({ town: 'Hull' })
})

test('HTTP-2: an aborted call leaves no timer and is never carried out', async () => {
  const { clock } = notes
  const abort = new AbortController()
  const call = fetch(url('authors/ann'), { method: 'PUT', body: '{"town":"Hull"}', signal: abort.signal })
  const outcome = expect(call).rejects.toThrow('aborted')
  await clock.settled()
  expect(clock.pending()).toHaveLength(1)
  abort.abort()
  await outcome
  await clock.settled()
  expect(clock.pending()).toEqual([])
  expect(notes.townOf('ann')).toBe('York')
  expect(engine.log.list().map(({ status }) => status)).toEqual(['network'])
})

test('DEMO-4: a delay is added to the latency, as many times as the fault says', async () => {
  const { clock } = notes
  const { faults, latency } = engine
  latency.set(0)
  faults.set({ call: 'POST notes', kind: 'delay', ms: 15_000, times: 1 })
  const call = post()
  await clock.settled()
  expect(clock.pending().map((timer) => timer.in)).toEqual([15_000])
  await clock.advance(15_000)
  expect((await call).status).toBe(200)
  expect(faults.list()).toEqual([])
  expect((await post()).status).toBe(200)
})

test('DEMO-4: a network fault fails the call like a real network failure, until it is cleared', async () => {
  const { faults, latency, log } = engine
  latency.set(0)
  faults.set({ call: 'POST notes', kind: 'network' })
  await expect(post()).rejects.toThrow(TypeError)
  await expect(post()).rejects.toThrow('Failed to fetch')
  faults.clear()
  expect((await post()).status).toBe(200)
  expect(log.list().map(({ status }) => status)).toEqual(['network', 'network', 200])
})

test('DEMO-4: an answer is lost after the call was carried out, as many times as the fault says', async () => {
  const { clock } = notes
  const { faults, log } = engine
  faults.set({ call: 'PUT authors/{id}', kind: 'network', after: true, times: 1 })
  const put = (town: string) => fetch(url('authors/ann'), { method: 'PUT', body: JSON.stringify({ town }) })
  const outcome = expect(put('Hull')).rejects.toThrow('Failed to fetch')
  await clock.advance(349)
  expect(notes.townOf('ann')).toBe('York')
  await clock.advance(1)
  await outcome
  expect([notes.townOf('ann'), faults.list()]).toEqual(['Hull', []])
  const next = put('Leeds')
  await clock.advance(350)
  expect((await next).status).toBe(200)
  expect(log.list().map(({ status, answer, ms, lost }) => ({ status, answer, ms, lost }))).toEqual([
    { status: 'network', answer: null, ms: 350, lost: 200 },
    { status: 200, answer: { town: 'Leeds' }, ms: 350, lost: undefined },
  ])
})

test('DEMO-4: a status comes with its body, text as text and the rest as JSON', async () => {
  const { faults, latency } = engine
  latency.set(0)
  const answers: unknown[] = []
  for (const fault of [{ status: 418, body: 'A teapot' }, { status: 503, body: { a: 1 } }, { status: 204 }, {}]) {
    faults.set({ call: 'POST notes', kind: 'status', times: 1, ...fault })
    const response = await post()
    answers.push([response.status, await response.text()])
  }
  expect(answers).toEqual([
    [418, 'A teapot'],
    [503, '{"a":1}'],
    [204, ''],
    [500, ''],
  ])
})

test('DEMO-4: a duplicate answers 409 with the body for that call', async () => {
  engine.latency.set(0)
  engine.faults.set({ call: 'POST notes', kind: 'duplicate' })
  const response = await post()
  expect([response.status, await response.json()]).toEqual([409, { duplicate: 'POST notes' }])
})

test('DEMO-4: the log shows a form as its fields, and files by name, type and size', async () => {
  engine.latency.set(0)
  const body = new FormData()
  body.set('title', 'A cat')
  body.set('image', new File([new Uint8Array(4)], 'cat.png', { type: 'image/png' }))
  expect((await fetch(url('drawings'), { method: 'POST', body })).status).toBe(200)
  expect(engine.log.list()[0]?.body).toEqual({
    title: 'A cat',
    image: { name: 'cat.png', type: 'image/png', size: 4 },
  })
})

test('MOCK-1: two calls at once are both answered, and a call in flight has no status yet', async () => {
  const { clock } = notes
  const calls = [post(), post()]
  await clock.settled()
  expect(engine.log.list().map(({ status }) => status)).toEqual([0, 0])
  await clock.advance(350)
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
})
