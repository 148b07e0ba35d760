import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, AnyStateMachine>>('./*/*.machine.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter((value) => typeof value === 'object' && 'implementations' in value)
    .map((machine) => ({ file, machine })),
)

/** The top-level states by whose names links and outside tools know a flow. */
const RELIED_ON = {
  login: ['editing', 'submitting', 'verified'],
  'sign-up': ['identity', 'contact', 'details', 'credentials', 'submitting', 'registered'],
  'password-request': ['editing', 'submitting', 'sent'],
  'password-reset': ['editing', 'submitting', 'changed'],
  deposit: ['method', 'summary', 'bank', 'wallets', 'proof', 'submitting', 'deposited'],
  kyc: ['editing', 'submitting', 'uploaded'],
  loan: ['finances', 'purpose', 'validating', 'posting', 'posted'],
  withdrawal: ['method', 'editing', 'checking', 'confirming', 'advancing', 'transferring', 'transferred'],
  'account-settings': ['editing', 'submitting', 'saved'],
}

/** The only properties that may hold an inline function: they map data and have no side effects. */
const MAPPERS = ['params', 'input', 'context', 'output']

test('FLOW-1: each file holds one machine, named like the file', () => {
  expect(machines.map(({ file, machine }) => [file, machine.id])).toEqual(
    machines.map(({ file }) => [file, file.slice(file.lastIndexOf('/') + 1, -'.machine.ts'.length)]),
  )
  expect(machines.length).toBeGreaterThan(20)
})

test.each(machines)('FLOW-1: the chart of $file has no inline functions except mappers', ({ machine }) => {
  expect(inlineFunctions(machine.config)).toEqual([])
})

test.each(machines)('FLOW-1: every delay of $file has a name', ({ machine }) => {
  expect(delays(machine.config).filter((delay) => /^\d+$/.test(delay))).toEqual([])
})

test.each(Object.entries(RELIED_ON))('DEMO-7: the states that outsiders rely on are there: %s', (id, states) => {
  const machine = machines.find((one) => one.machine.id === id)?.machine
  expect(Object.keys(machine?.states ?? {})).toEqual(expect.arrayContaining(states))
})

function inlineFunctions(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !MAPPERS.includes(key))
    .flatMap(([key, child]) => inlineFunctions(child, `${path}/${key}`))
}

function delays(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [
    ...(key === 'after' ? Object.keys(child as object) : []),
    ...delays(child),
  ])
}
