// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Backend } from '#mocks/bank/backend.ts'
import { withConditions, withFaultsAside } from './browser-behaviour.ts'
import type { Fault } from '#src/demo/demo-contract.ts'

test('DEMO-7: while a deed is done its own faults stand alone; afterwards those that were set are set again', async () => {
  const backend = withFaults([
    { call: 'POST loan', kind: 'network' },
    { call: 'GET content', kind: 'delay', ms: 9 },
  ])
  const before = backend.faults.list()
  let during: Fault[] = []
  await withFaultsAside(backend, () =>
    withConditions(backend, [{ held: 'POST kyc', ms: 5_000 }], 350, async () => {
      during = backend.faults.list()
    }),
  )
  expect(during).toEqual([{ call: 'POST kyc', kind: 'delay', ms: 5_350 }])
  expect(backend.faults.list()).toEqual(before)
})

test('DEMO-7: a browser that is made to refuse is itself again afterwards, whatever happens', async () => {
  const { print } = window
  let refused: unknown
  const work = withConditions(
    withFaults([]),
    [{ browser: 'takes no copy' }, { browser: 'prints nothing' }],
    0,
    async () => {
      refused = await navigator.clipboard.writeText('x').catch((error: unknown) => (error as Error).name)
      expect(window.print).not.toBe(print)
      throw new Error('lost')
    },
  )
  await expect(work).rejects.toThrow('lost')
  expect(refused).toBe('NotAllowedError')
  expect(window.print).toBe(print)
  expect(Object.hasOwn(navigator, 'clipboard')).toBe(false)
})

/** As much of a backend as has faults; the last one set comes first. */
function withFaults(start: Fault[]): Pick<Backend, 'faults'> {
  let faults = start
  return {
    faults: {
      set: (fault) => {
        faults = [fault, ...faults]
      },
      clear: () => {
        faults = []
      },
      list: () => [...faults],
    },
  }
}
