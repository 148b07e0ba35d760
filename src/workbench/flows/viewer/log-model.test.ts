// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { LogSource, TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
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

test('FLOW-3: the log is filtered by kind and text, and filters each new entry once', async () => {
  const log = fakeLog(facts)
  const model = modelOf(log)
  model.subscribe(() => {})
  model.filter({ kinds: new Set(KINDS) })
  expect(shown(model)).toEqual([[1, 2, 3, 4, 5], 5])
  model.filter({ search: 'toast' })
  expect(shown(model)).toEqual([[1, 4], 5])
  log.add({ kind: 'event', ...who, event: { type: 'hold.begin' } })
  log.add({ kind: 'call', call: 'GET users/{id}', status: 200 })
  await frame()
  expect(shown(model)).toEqual([[1, 4, 6], 7])
  model.filter({ search: 'LOGIN' })
  expect(shown(model)).toEqual([[2, 3], 7])
  model.filter({ kinds: new Set(['call']) })
  expect(shown(model)).toEqual([[2], 7])
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
  const { rows, all } = model.read()
  expect([rows[0]?.number, rows.length, all, calls]).toEqual([4, MOST, MOST, 1])
})

function modelOf(log: LogSource) {
  return createLogModel(log)
}

function numbers(model: LogModel) {
  return model.read().rows.map(({ number }) => number)
}

function shown(model: LogModel) {
  return [numbers(model), model.read().all]
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
