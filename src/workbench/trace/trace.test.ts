// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import { startTrace } from './trace.ts'

watchActors()
// happy-dom binds each method of a storage when it is first used, which may be in an earlier file of the worker.
vi.stubGlobal('sessionStorage', new Storage())

type CallObserver = (call: string, status: number | 'network') => void

const backend = { call: (() => {}) as CallObserver, write: (_names: readonly string[]) => {} }
const tracedBackend = {
  onCall: (observer: CallObserver) => {
    backend.call = observer
  },
  onWrite: (listener: (names: readonly string[]) => void) => {
    backend.write = listener
  },
} as unknown as Backend

test('FLOW-3: the trace lists events, transitions, calls, storage writes and timers in order, with those from before it was read', async () => {
  clock.set('paused')
  clock.setNow(1_000)
  const never = fromPromise(() => new Promise<never>(() => {}))
  const machine = toastMachine.provide({ actors: { watchWindow: never as never }, actions: heldTime(clock) })
  const toast = createActor(machine, { ...actorOptions() } as never)
  // StrictMode creates a second actor that never starts.
  createActor(machine, { ...actorOptions() } as never)
  toast.start()
  const trace = startTrace(tracedBackend)
  const reported: TraceEntry[] = []
  trace.subscribe((entry) => reported.push(entry))
  await clock.advance(400)
  toast.send({ type: 'hold.begin', reason: 'hover' })
  toast.send({ type: 'hold.end', reason: 'hover' })
  backend.call('POST auth/login', 0)
  backend.write(['sessions/0123456789'])
  backend.call('POST auth/login', 'network')
  sessionStorage.setItem('accessToken', 'tok_1')
  sessionStorage.setItem('482913', 'a secret as a key')
  sessionStorage.setItem('larkspur.clock', '{}')
  sessionStorage.removeItem('user')
  sessionStorage.clear()
  await clock.advance(10_000)
  toast.stop()

  const who = { actor: 'toast', session: toast.sessionId }
  const held = { remaining: 4_600, since: 1_000, holds: ['hover'] }
  const running = { remaining: 4_600, since: 1_400, holds: [] }
  const timer = { kind: 'timer', owner: 'toast', name: 'remaining' } as const
  const facts: [number, TraceFact][] = [
    [1_000, { kind: 'actor', ...who, change: 'started' }],
    [1_400, { kind: 'event', ...who, event: { type: 'hold.begin', reason: 'hover' } }],
    [1_400, { kind: 'transition', ...who, value: 'held', context: held, taken: ['toast.running|hold.begin|0'] }],
    [1_400, { ...timer, change: 'cleared', in: 4_600 }],
    [1_400, { kind: 'event', ...who, event: { type: 'hold.end', reason: 'hover' } }],
    [1_400, { kind: 'transition', ...who, value: 'running', context: running, taken: ['toast.held|hold.end|0'] }],
    [1_400, { ...timer, change: 'set', in: 4_600 }],
    [1_400, { kind: 'call', call: 'POST auth/login', status: 0 }],
    [1_400, { kind: 'storage', area: 'indexed-db', key: 'sessions', change: 'set' }],
    [1_400, { kind: 'call', call: 'POST auth/login', status: 'network' }],
    [1_400, { kind: 'storage', area: 'session', key: 'accessToken', change: 'set' }],
    [1_400, { kind: 'storage', area: 'session', key: '‹key›', change: 'set' }],
    [1_400, { kind: 'storage', area: 'session', key: 'user', change: 'removed' }],
    [1_400, { kind: 'storage', area: 'session', key: '', change: 'cleared' }],
    [6_000, { ...timer, change: 'fired', in: 0 }],
    [6_000, { kind: 'event', ...who, event: { type: 'xstate.after.remaining.toast.running' } }],
    [
      6_000,
      {
        kind: 'transition',
        ...who,
        value: 'dismissed',
        context: { ...running, remaining: 0 },
        taken: ['toast.running|xstate.after.remaining.toast.running|1'],
      },
    ],
    [6_000, { kind: 'actor', ...who, change: 'stopped' }],
  ]
  const expected = facts.map(([at, fact], index) => ({ number: index + 1, at, ...fact }))
  expect(trace.list()).toEqual(expected)
  expect(reported).toEqual(expected.slice(1))
})

test('FLOW-3: what an actor does during its creation is listed at its start; an actor that never starts is not listed', () => {
  clock.set('paused')
  clock.setNow(20_000)
  const trace = startTrace(tracedBackend)
  const before = trace.list().length
  const opening = statementMachine.provide({ actions: { begin: () => {} } })
  const input = { period: { from: '2026-01-01', to: '2026-03-02' } }
  createActor(opening, { ...actorOptions(), input } as never)
  const statement = createActor(opening, { ...actorOptions(), input } as never)
  expect(trace.list().length).toBe(before)
  statement.start()
  const who = { at: 20_000, actor: 'statement', session: statement.sessionId }
  const taken = ['statement.editing.checking||0']
  const { context } = statement.getSnapshot()
  expect(trace.list().slice(before)).toEqual([
    { number: before + 1, ...who, kind: 'actor', change: 'started' },
    { number: before + 2, ...who, kind: 'transition', value: { editing: 'usable' }, context, taken },
  ])
  expect(statement.getSnapshot().status).toBe('active')
  statement.stop()
})

test('FLOW-3: the trace keeps the newest ten thousand entries, in order', () => {
  const trace = startTrace(tracedBackend)
  const first = trace.list().length + 1
  const numbersAfter = (count: number) => {
    for (let call = 0; call < count; call += 1) backend.call('GET transfer', 200)
    return trace.list().map(({ number }) => number)
  }
  const upTo = (last: number) => Array.from({ length: 10_000 }, (_, index) => last - 9_999 + index)
  expect(numbersAfter(10_001 - first)).toEqual(upTo(10_000))
  expect(numbersAfter(1)).toEqual(upTo(10_001))
  expect(numbersAfter(12_345)).toEqual(upTo(22_346))
})
