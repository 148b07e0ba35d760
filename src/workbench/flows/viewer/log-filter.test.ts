// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import { type LogFilter, passes } from './log-filter.ts'

const who = { actor: 'toast', session: 'x:1' }
const facts: TraceFact[] = [
  { kind: 'actor', ...who, change: 'started' },
  { kind: 'call', call: 'POST auth/login', status: 0 },
  { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'credentials.submit', credentials: '‹object›' } },
  { kind: 'timer', owner: 'toast', name: 'remaining', change: 'set', in: 5_000 },
  { kind: 'storage', area: 'session', key: 'accessToken', change: 'set' },
]

/** The numbers of the entries that pass. */
const shown = (all: readonly TraceFact[], filter: LogFilter) =>
  all
    .map((fact, index): TraceEntry => ({ number: index + 1, at: 0, ...fact }))
    .flatMap((entry) => (passes(entry, filter) ? [entry.number] : []))

test('FLOW-3: the log is filtered by text', () => {
  expect(shown(facts, { all: true, search: '' })).toEqual([1, 2, 3, 4, 5])
  expect(shown(facts, { all: true, search: 'toast' })).toEqual([1, 4])
  expect(shown(facts, { all: true, search: 'LOGIN' })).toEqual([2, 3])
  expect(shown(facts, { all: false, search: 'toast' })).toEqual([])
})

test('FLOW-3: plumbing, storage and internal events are shown only when asked for, but every failure is', () => {
  const all: TraceFact[] = [
    ...facts,
    { kind: 'timer', owner: 'greeting', name: 'next hour', change: 'set', in: 5_000 },
    { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'xstate.done.actor.0.login.submitting' } },
    { kind: 'event', actor: 'login', session: 'x:2', event: { type: 'xstate.error.actor.0.login.submitting' } },
    { kind: 'event', actor: 'customer', session: 'x:3', event: { type: 'xstate.error.actor.0.customer.loading' } },
    { kind: 'timer', owner: 'login', name: 'redirectDelay', change: 'set', in: 2_000 },
  ]
  expect(shown(all, { all: false, search: '' })).toEqual([2, 3, 8, 9, 10])
  expect(shown(all, { all: true, search: '' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
