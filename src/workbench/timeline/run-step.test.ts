import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { inPage } from '#src/workbench/trace/test-page.ts'
import { withStepContext } from './run-step.ts'

test('DEMO-17: faults and latency are set as on the desk, so each is an entry of the timeline', async () => {
  const { backend } = await inPage(openTestBank())
  const done: unknown[][] = []
  const faults = Object.fromEntries(
    ['set', 'remove', 'clear', 'setLatency'].map((name) => [
      name,
      (...args: unknown[]) => void done.push([name, ...args]),
    ]),
  )
  const fault = { call: 'POST transfer', kind: 'network' } as const
  await withStepContext({ backend, demo: { faults } as never }, async ({ app }) => {
    app.fault({ kind: 'fault', fault })
    app['fault-removed']({ kind: 'fault-removed', fault })
    app.fault({ kind: 'fault', fault: null })
    app.latency({ kind: 'latency', latency: 350 })
  })
  expect(done).toEqual([['set', fault], ['remove', fault], ['clear'], ['setLatency', 350]])
})

test('DEMO-15: a step runs commands of the bank, and nothing else of its side', async () => {
  const { backend } = await inPage(openTestBank())
  const done: unknown[][] = []
  const operator = {
    setKyc: async (...args: unknown[]) => done.push(args),
    customer: async (...args: unknown[]) => done.push(args),
  }
  await withStepContext({ backend, demo: { operator } as never }, async ({ app }) => {
    const run = (action: string, ...args: unknown[]) => app.operator({ kind: 'operator', action, args })
    await run('setKyc', 'karl', true)
    expect(() => run('customer', 'karl')).toThrow("The bank has no command 'customer'")
    expect(() => run('setKyc')).toThrow('setKyc takes: customer, value')
  })
  expect(done).toEqual([['karl', true]])
})
