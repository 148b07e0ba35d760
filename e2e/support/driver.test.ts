import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DemoPage, driveDemo } from './driver.ts'

/** A page whose code runs here. */
const page: DemoPage = {
  evaluate: (run, request) => Promise.resolve(run(request)),
  goto: async () => null,
  reload: async () => null,
}
const advanced: number[] = []
const clock = { mode: 'paused', advance: async (ms: number) => void advanced.push(ms) }

beforeEach(() => {
  advanced.length = 0
  vi.stubGlobal('location', { href: 'http://127.0.0.1/loan' })
  vi.stubGlobal('window', { demo: { ready: Promise.resolve(), clock, states: () => ({ app: 'running' }) } })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As a test in JavaScript would, without types. */
async function call(path: string, ...args: unknown[]): Promise<unknown> {
  const member = path.split('.').reduce((part: object, name) => Reflect.get(part, name), driveDemo(page))
  return (member as unknown as (...args: unknown[]) => Promise<unknown>)(...args)
}

test('QA-8: the driver reads a value and makes a call', async () => {
  const answers = [await call('clock.mode'), await call('states'), await call('clock.advance', 5), advanced]
  expect(answers).toEqual(['paused', { app: 'running' }, undefined, [5]])
})

test.each([
  ['clock.forward', 'There is no demo.clock.forward. demo.clock has: advance, mode'],
  ['clok.advance', 'There is no demo.clok. demo has: clock, ready, states'],
  ['states.login', 'demo.states is one call, and has no login'],
  ['clock.mode.name', 'demo.clock.mode is one call, and has no name'],
])('QA-8: %s is refused with what there is', async (path, message) => {
  await expect(call(path, 5)).rejects.toThrow(message)
  expect(advanced).toEqual([])
})

test('QA-8: a call that is not made says so where it is printed, and is no matcher', () => {
  const { mode } = driveDemo(page).clock
  expect(() => `${mode}`).toThrow('demo.clock.mode is a call: await demo.clock.mode()')
  expect(() => expect(mode).toBe('paused')).toThrow('demo.clock.mode is a call: await demo.clock.mode()')
})

test('QA-8: what open does not take is refused', async () => {
  const opened = call('open', '/loan', { lattency: 1 })
  await expect(opened).rejects.toThrow('open takes no lattency. It takes: reset, as, clock, now, latency, backend')
})

test('QA-8: a call waits while the page starts, and has nothing but `ready`', async () => {
  const { demo } = window as unknown as { demo: object }
  const starting: Record<string, unknown> = {}
  starting.ready = Promise.resolve().then(() => Object.assign(starting, demo))
  vi.stubGlobal('window', { demo: starting })
  expect(await call('clock.mode')).toBe('paused')
})

test('QA-8: a page whose scripts have not run yet is waited for', async () => {
  const { demo } = window as unknown as { demo: object }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', (_: string, loaded: () => void) => {
    Object.assign(window, { demo })
    loaded()
  })
  expect(await call('states')).toEqual({ app: 'running' })
})

test('QA-8: a page without a demo is refused', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  await expect(call('clock.advance', 5)).rejects.toThrow('There is no demo on http://127.0.0.1/loan')
})
