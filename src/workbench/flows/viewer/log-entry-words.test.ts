// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import { isFailure, logEntryWords } from './log-entry-words.ts'

const who = { actor: 'login', session: 'x:1' }
const call = (status: number | 'network'): TraceFact => ({ kind: 'call', call: 'POST auth/login', status })
const facts: TraceFact[] = [
  { kind: 'actor', ...who, change: 'stopped' },
  call(0),
  call(200),
  call(304),
  call(401),
  call(503),
  call('network'),
  { kind: 'event', ...who, event: { type: 'xstate.done.actor.0.login.submitting' } },
  { kind: 'event', ...who, event: { type: 'xstate.error.actor.0.login.submitting' } },
  { kind: 'storage', area: 'session', key: 'accessToken', change: 'removed' },
  { kind: 'timer', owner: 'login', name: 'redirectDelay', change: 'cleared', in: 500 },
]

test('FLOW-3: the log marks as failures only calls that failed and actors of a flow that failed', () => {
  const entries = facts.map((fact, index): TraceEntry => ({ number: index + 1, at: 0, ...fact }))
  expect(entries.map((entry) => [logEntryWords(entry), isFailure(entry)])).toEqual([
    ['stopped', false],
    ['POST auth/login sent', false],
    ['POST auth/login answered 200', false],
    ['POST auth/login answered 304', false],
    ['POST auth/login failed: 401', true],
    ['POST auth/login failed: 503', true],
    ['POST auth/login failed: no answer', true],
    ['done', false],
    ['error', true],
    ['accessToken removed, session storage', false],
    ['login redirectDelay cancelled, 0.5 s before its end', false],
  ])
})
