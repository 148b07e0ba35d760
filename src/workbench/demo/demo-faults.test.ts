import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { createDemoFaults } from './demo-faults.ts'

/** A timeline that runs each action and keeps no entries. */
const timeline = {
  runAsEntry: (_, work) => work(),
  runAsEntrySync: (_, work) => work(),
} satisfies Partial<Timeline> as Partial<Timeline> as Timeline

async function openFaults() {
  const { backend } = await openTestBank()
  return createDemoFaults(backend, timeline)
}

test('DEMO-4: a preset replaces the previous one and leaves other faults alone', async () => {
  const faults = await openFaults()
  faults.set({ call: 'POST kyc', kind: 'status', status: 503, times: 3 })
  const own = {
    call: 'POST kyc',
    kind: 'status',
    status: 503,
    times: 3,
    text: 'Upload identity documents (POST kyc) answers 503, for 3 more calls',
  }
  await faults.setPreset('slow-friday')
  await faults.setPreset('network-down')
  const text = 'Every call gets no answer, until removed'
  expect(await faults.list()).toEqual([{ call: '*', kind: 'network', preset: 'network-down', text }, own])
  await faults.setPreset(null)
  expect(await faults.list()).toEqual([own])
})

test('DEMO-4: a preset is active until its last fault is removed', async () => {
  const faults = await openFaults()
  const active = async () => (await faults.presets()).flatMap(({ id, isActive }) => (isActive ? [id] : []))
  await faults.setPreset('server-error')
  faults.remove({ call: 'POST loan', kind: 'status' })
  faults.remove({ call: 'POST loan', kind: 'network' })
  faults.remove({ call: 'POST deposit', kind: 'status' })
  expect([(await faults.list()).map(({ call }) => call), await active()]).toEqual([['POST transfer'], ['server-error']])
  faults.remove({ call: 'POST transfer', kind: 'status' })
  expect([await faults.list(), await active()]).toEqual([[], []])
})

test('DEMO-4: an unknown preset is rejected and changes nothing', async () => {
  const faults = await openFaults()
  await faults.setPreset('network-down')
  const before = await faults.list()
  await expect(faults.setPreset('flood')).rejects.toThrow("There is no preset 'flood'. The presets are: network-down, ")
  expect(await faults.list()).toEqual(before)
})

test('DEMO-4: changes of faults and latency are reported', async () => {
  const { backend } = await openTestBank()
  const faults = createDemoFaults(backend, timeline)
  let reports = 0
  const stop = backend.onActivity(() => reports++)
  faults.setLatency(20)
  await faults.setPreset('network-down')
  faults.clear()
  stop()
  faults.setLatency(0)
  expect([reports, faults.latency()]).toEqual([3, 0])
})
