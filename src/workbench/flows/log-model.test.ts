// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TraceEntry, TraceFact } from './trace/entry.ts'
import { entryWords } from './viewer/entry-words.ts'
import { createLogModel, type LogModel } from './viewer/log-model.ts'
import { viewer } from './viewer.ts'

const MOST = 10_000
const who = { actor: 'toast', session: 'x:1' }
const facts: TraceFact[] = [
  { kind: 'actor', ...who, change: 'started' },
  { kind: 'call', call: 'POST auth/login', status: 0 },
  { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'credentials.submit', credentials: '‹object›' } },
  { kind: 'timer', owner: 'toast', name: 'remaining', change: 'set', in: 5_000 },
  { kind: 'storage', area: 'session', key: 'accessToken', change: 'set' },
]

test('FLOW-3: the log is filtered by kind, flow and text, and filters each new entry once', async () => {
  const log = fakeLog(facts)
  const model = createLogModel(log, (entry) => entryWords(viewer, entry))
  model.subscribe(() => {})
  expect(shown(model)).toEqual([[1, 2, 3, 4, 5], 5, ['toast', 'login', 'HTTP', 'Storage', 'Timers']])
  model.filter({ actor: 'toast' })
  expect(shown(model)).toEqual([[1, 4], 5, ['toast', 'Timers']])
  log.add({ kind: 'event', ...who, event: { type: 'hold.begin' } })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 200 })
  await frame()
  expect(shown(model)).toEqual([[1, 4, 6], 7, ['toast', 'Timers']])
  model.filter({ actor: '', search: 'LOGIN' })
  expect(shown(model)[0]).toEqual([2, 3])
  model.filter({ kinds: new Set(['call']) })
  expect(shown(model)[0]).toEqual([2])
})

test('FLOW-3: while paused, the log does not change, but counts new entries', async () => {
  const log = fakeLog(facts)
  const model = createLogModel(log, (entry) => entryWords(viewer, entry))
  model.subscribe(() => {})
  model.pause(true)
  log.add({ kind: 'call', call: 'GET users/{id}', status: 0 })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 200 })
  await frame()
  expect([shown(model)[0], model.read().news]).toEqual([[1, 2, 3, 4, 5], 2])
  model.filter({ kinds: new Set(['call']) })
  expect([shown(model)[0], model.read().news]).toEqual([[2], 2])
  model.pause(false)
  expect([shown(model)[0], model.read().news]).toEqual([[2, 6, 7], 0])
})

test('FLOW-3: a step goes to the shown entry before or after, also while nothing shows the log', () => {
  const log = fakeLog(facts)
  const model = createLogModel(log, (entry) => entryWords(viewer, entry))
  const steps = () => {
    const back = [model.beside(null, -1)]
    while (back.at(-1) !== undefined) back.push(model.beside(back.at(-1) ?? null, -1))
    return back.map((entry) => entry?.number)
  }
  const [first = null, second = null] = log.list()
  expect([steps(), model.beside(first, 1)?.number, model.beside(null, 1)]).toEqual([
    [5, 4, 3, 2, 1, undefined],
    2,
    undefined,
  ])
  model.filter({ actor: 'toast' })
  log.add({ kind: 'event', ...who, event: { type: 'hold.begin' } })
  expect([steps(), model.beside(second, 1)?.number]).toEqual([[6, 4, 1, undefined], 4])
  model.pause(true)
  log.add({ kind: 'event', ...who, event: { type: 'hold.end' } })
  expect(steps()).toEqual([6, 4, 1, undefined])
})

test('FLOW-3: entries that the log drops leave the rows, and listeners are called once a frame', async () => {
  const log = fakeLog([])
  const model = createLogModel(log, (entry) => entryWords(viewer, entry))
  let calls = 0
  model.subscribe(() => {
    calls += 1
  })
  for (let count = 0; count < MOST + 3; count += 1) log.add({ kind: 'call', call: 'GET users/{id}', status: 0 })
  await frame()
  const { rows, all } = model.read()
  expect([rows[0]?.number, rows.length, all, calls]).toEqual([4, MOST, MOST, 1])
})

function shown(model: LogModel) {
  const { rows, all, lanes } = model.read()
  return [rows.map(({ number }) => number), all, lanes]
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

function fakeLog(first: readonly TraceFact[]) {
  const entries = first.map((fact, index): TraceEntry => ({ number: index + 1, at: 0, ...fact }))
  const listeners = new Set<(entry: TraceEntry) => void>()
  let number = first.length
  return {
    list: () => entries,
    subscribe: (listener: (entry: TraceEntry) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (fact: TraceFact) => {
      number += 1
      const entry: TraceEntry = { number, at: 0, ...fact }
      if (entries.length >= MOST) entries.shift()
      entries.push(entry)
      for (const listener of listeners) listener(entry)
    },
  }
}
