// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/entry.ts'
import type { LogSource } from '#src/workbench/contract/source.ts'
import { rowWords } from './log-entry-words.ts'
import { createLogModel, type EntryKind, KINDS, type LogModel } from './log-model.ts'

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
  const model = modelOf(log)
  model.subscribe(() => {})
  model.filter({ kinds: new Set(KINDS) })
  expect(shown(model)).toEqual([[1, 2, 3, 4, 5], 5, 5])
  model.filter({ actor: 'toast' })
  expect(shown(model)).toEqual([[1, 4], 2, 5])
  log.add({ kind: 'event', ...who, event: { type: 'hold.begin' } })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 200 })
  await frame()
  expect(shown(model)).toEqual([[1, 4, 6], 3, 7])
  model.filter({ actor: '', search: 'LOGIN' })
  expect(shown(model)[0]).toEqual([2, 3])
  model.filter({ kinds: new Set(['call']) })
  expect(shown(model)[0]).toEqual([2])
})

test('FLOW-3: plumbing, storage and internal events are shown only when asked for, but every failure is', () => {
  const log = fakeLog([
    ...facts,
    { kind: 'timer', owner: 'greeting', name: 'next hour', change: 'set', in: 5_000 },
    { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'xstate.done.actor.0.login.submitting' } },
    { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'xstate.error.actor.0.login.submitting' } },
    { kind: 'event', actor: 'customer', session: 'x:3', event: { type: 'xstate.error.actor.0.customer.loading' } },
    { kind: 'timer', owner: 'login', name: 'redirectDelay', change: 'set', in: 2_000 },
  ])
  const model = modelOf(log)
  model.subscribe(() => {})
  const begun = model.read().filter.kinds
  const added = (kind: EntryKind) => {
    model.filter({ kinds: new Set([...begun, kind]) })
    return numbers(model).filter((number) => !first.includes(number))
  }
  const first = numbers(model)
  expect([first, added('storage'), added('internal'), added('plumbing')]).toEqual([
    [2, 3, 8, 9, 10],
    [5],
    [7],
    [1, 4, 6],
  ])
  model.filter({ kinds: begun, actor: 'toast' })
  expect(numbers(model)).toEqual([1, 4])
})

test('FLOW-3: a timer that is cancelled and set again is one row, which says how often', async () => {
  const hour = { kind: 'timer', owner: 'greeting', name: 'next hour' } as const
  const log = fakeLog([{ ...hour, change: 'set', in: 9_000 }])
  const model = modelOf(log)
  model.subscribe(() => {})
  model.filter({ kinds: new Set(KINDS) })
  const words = () => model.read().rows.map((row) => rowWords(row))
  for (let reset = 0; reset < 6; reset += 1) {
    log.add({ ...hour, change: 'cleared', in: 8_000 })
    log.add({ ...hour, change: 'set', in: 8_000 })
  }
  await frame()
  const begun = 'greeting next hour set, 9.0 s'
  expect(words()).toEqual([begun, 'greeting next hour, reset ×6'])
  log.add({ ...hour, change: 'cleared', in: 7_000 })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 0 })
  log.add({ ...hour, change: 'set', in: 7_000 })
  await frame()
  const rest = ['GET users/{id} sent', 'greeting next hour set, 7.0 s']
  expect(words()).toEqual([begun, 'greeting next hour, reset ×6, then cancelled', ...rest])
  model.pause(true)
  expect([words(), shown(model).slice(1)]).toEqual([
    [begun, 'greeting next hour, reset ×6, then cancelled', ...rest],
    [16, 16],
  ])
})

test('FLOW-3: while paused, the log does not change, but counts new entries', async () => {
  const log = fakeLog(facts)
  const model = modelOf(log)
  model.subscribe(() => {})
  model.filter({ kinds: new Set(KINDS) })
  model.pause(true)
  log.add({ kind: 'call', call: 'GET users/{id}', status: 0 })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 200 })
  await frame()
  expect([numbers(model), model.read().news]).toEqual([[1, 2, 3, 4, 5], 2])
  model.filter({ kinds: new Set(['call']) })
  expect([numbers(model), model.read().news]).toEqual([[2], 2])
  model.pause(false)
  expect([numbers(model), model.read().news]).toEqual([[2, 6, 7], 0])
})

test('FLOW-3: entries that the log drops leave the rows, and listeners are called once a frame', async () => {
  const log = fakeLog([])
  const model = modelOf(log)
  let calls = 0
  model.subscribe(() => {
    calls += 1
  })
  for (let count = 0; count < MOST + 3; count += 1) log.add({ kind: 'call', call: 'GET users/{id}', status: 0 })
  await frame()
  const { rows, shown, all } = model.read()
  expect([rows[0]?.[0].number, rows.length, shown, all, calls]).toEqual([4, MOST, MOST, MOST, 1])
})

function modelOf(log: LogSource) {
  return createLogModel(log)
}

function numbers(model: LogModel) {
  return model.read().rows.map(([{ number }]) => number)
}

function shown(model: LogModel) {
  const { shown, all } = model.read()
  return [numbers(model), shown, all]
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
