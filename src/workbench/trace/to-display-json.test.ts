// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { ApiError } from '#src/contract/endpoint.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { toDisplayJson } from './to-display-json.ts'

test('FLOW-2: context and payloads are shown as they are; secrets and files are replaced', () => {
  const event = {
    type: 'form.submit',
    text: 'Nell Ashby',
    amount: 482_913,
    none: null,
    missing: undefined,
    noNumber: Number.NaN,
    credentials: { email: 'ada@larkspur.example', password: new Redacted('password', 'hunter2') },
    code: new Redacted('code', 482_913),
    file: new File(['hunter2'], 'hunter2.png'),
    list: ['one', { token: new Redacted('token', 'hunter2') }],
    run: () => 'hunter2',
    refused: new ApiError('wrong-credentials'),
    broken: new Error('hunter2 is no number', { cause: 'hunter2' }),
    element: document.body,
    actor: createActor(createMachine({})),
    bytes: new Uint8Array([1, 2]),
  }
  expect(toDisplayJson(event)).toEqual({
    type: 'form.submit',
    text: 'Nell Ashby',
    amount: 482_913,
    none: null,
    noNumber: 'NaN',
    credentials: { email: 'ada@larkspur.example', password: '‹password›' },
    code: '‹code›',
    file: '‹file›',
    list: ['one', { token: '‹token›' }],
    run: '‹function›',
    refused: { name: 'ApiError', code: 'wrong-credentials' },
    broken: { name: 'Error' },
    element: '‹object›',
    actor: '‹object›',
    bytes: '‹object›',
  })
})

test('FLOW-3: a long list is cut to its first items, and a cycle ends', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => index)
  expect(toDisplayJson({ rows })).toEqual({ rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, '… 9990 more'] })
  const own: Record<string, unknown> = { name: 'own' }
  own.self = { again: own }
  expect(toDisplayJson(own)).toEqual({ name: 'own', self: { again: '…' } })
  expect(JSON.stringify(toDisplayJson(nested(1_000)))).toContain('…')
})

test('FLOW-3: unchanged values are not projected again', () => {
  const user = { name: 'Ada' }
  const [before, after] = [toDisplayJson({ user, step: 1 }), toDisplayJson({ user, step: 2 })] as { user: object }[]
  expect(after?.user).toBe(before?.user)
})

function nested(levels: number): unknown {
  return levels === 0 ? 'bottom' : { inner: nested(levels - 1) }
}
