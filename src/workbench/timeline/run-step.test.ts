// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { inPageOf } from '#src/workbench/trace/test-page.ts'
import { type RunTools, run, runSteps, withStepContext } from './run-step.ts'

test('DEMO-17: faults and latency are set as on the desk, so each is an entry of the timeline', async () => {
  const { backend } = await inPageWith()
  const done: unknown[][] = []
  const faults = Object.fromEntries(
    ['set', 'remove', 'clear', 'setLatency'].map((name) => [
      name,
      (...args: unknown[]) => void done.push([name, ...args]),
    ]),
  )
  const fault = { call: 'POST transfer', kind: 'network' } as const
  const steps: Step[] = [
    { kind: 'fault', fault },
    { kind: 'fault-removed', fault },
    { kind: 'fault', fault: null },
    { kind: 'latency', latency: 350 },
  ]
  await runIn({ backend, acts: { faults } as never }, steps)
  expect(done).toEqual([['set', fault], ['remove', fault], ['clear'], ['setLatency', 350]])
})

test('DEMO-15: a step runs commands of the bank, and nothing else of its side', async () => {
  const { backend } = await inPageWith()
  const done: unknown[][] = []
  const operator = {
    setKyc: async (...args: unknown[]) => done.push(args),
    customer: async (...args: unknown[]) => done.push(args),
  }
  const run = (action: string, ...args: unknown[]) =>
    runIn({ backend, acts: { operator } as never }, [{ kind: 'operator', action, args }])
  await run('setKyc', 'karl', true)
  await expect(run('customer', 'karl')).rejects.toThrow("The bank has no command 'customer'")
  await expect(run('setKyc')).rejects.toThrow('setKyc takes: customer, value')
  expect(done).toEqual([['karl', true]])
})

test('DEMO-8, DEMO-15: steps go back as the person did, and to a page that was not visited by its path', async () => {
  const history = pageHistory(createMemoryHistory())
  history.push('/first')
  const { backend } = await inPageWith(history)
  const at = () => [history.location.href, history.location.state.__TSR_index]
  const places: unknown[] = []
  const page = (to: string, by?: number): Step => ({ kind: 'page', to, ...(by === undefined ? {} : { by }) })
  for (const steps of [[page('/second'), page('/first', -1)], [page('/elsewhere', -1)]]) {
    await run(
      steps.map((step) => ({ ms: 0, ...step })),
      { backend, acts: {} as never },
    )
    places.push(at())
  }
  expect(places).toEqual([
    ['/first', 1],
    ['/elsewhere', 2],
  ])
})

test.each([
  ['run takes a list of steps (', undefined],
  ['run takes a list of steps (', { kind: 'wait' }],
  ['Step 2 cannot be run: its kind is wrong (', [{ kind: 'wait' }, { kind: 'faults' }]],
  ['Step 2 cannot be run: it is wrong (', [{ kind: 'wait' }, null]],
  ['Step 2 cannot be run: its ms is wrong (', [{ kind: 'wait' }, { kind: 'wait', ms: -1 }]],
  ['Step 2 cannot be run: its event.type is wrong (', [{ kind: 'wait' }, { kind: 'event', flow: 'loan', event: {} }]],
  ['Step 2 cannot be run: its by is wrong (', [{ kind: 'wait' }, { kind: 'page', to: '/', by: 0 }]],
  [
    'Step 2 cannot be run: its fault.call is wrong (',
    [{ kind: 'wait' }, { kind: 'fault', fault: { kind: 'network' } }],
  ],
])('DEMO-15: steps of a script that cannot be read are refused before any is run: %s', async (reason, steps) => {
  await expect(run(steps as never, {} as never)).rejects.toThrow(reason)
})

/** A test bank in the page of a product that has this history only. */
async function inPageWith(history = pageHistory(createMemoryHistory())) {
  const bank = await openTestBank()
  return { backend: inPageOf({ router: { history } as never }, bank.backend) }
}

function runIn(tools: RunTools, steps: readonly Step[]): Promise<void> {
  const timed = steps.map((step) => ({ ms: 0, ...step }))
  return withStepContext(tools, (context) => runSteps(timed, context, { before: async () => {} }))
}
