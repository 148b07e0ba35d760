import type { Page } from '@playwright/test'
import type { Demo } from '#src/demo/demo-contract.ts'

/** The annotation that carries a test's virtual time, in ms. */
export const VIRTUAL_TIME = 'virtual time'

/** `window.demo` seen from a test: every call is a promise, and a value is a call with nothing. */
type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : T[K] extends Promise<infer V>
      ? () => Promise<V>
      : T[K] extends object
        ? Remote<T[K]>
        : () => Promise<T[K]>
}

/** A moment of the tests' own, so that greetings and dates do not depend on the day. */
export const NOW = '2026-03-02T09:30'

/** What an address may ask of the demo; from the seed, the clock stands still at NOW and calls take no time. */
export interface Opening {
  reset?: boolean
  as?: string
  clock?: Demo['clock']['mode']
  now?: string
  latency?: number
  backend?: Demo['backend']['mode']
}

export interface DemoDriver extends Remote<Demo> {
  /** opens a path and waits until the backend answers and the route is rendered */
  open(path: string, opening?: Opening): Promise<void>
  /** goes to a path without loading the page anew */
  go(path: string): Promise<void>
  /** loads the page anew and waits as `open` does */
  reload(): Promise<void>
  /** ms of virtual time gone through so far */
  virtual(): number
}

/** @param file the address of the demo as one file, whose routes stand behind the hash; without one, a server's */
export function driveDemo(page: Page, file?: string): DemoDriver {
  let virtual = 0
  const demo = remote<Demo>(async (path, args) => {
    const answer = await page.evaluate(callDemo, { path, args })
    if (path.join('.') === 'clock.advance') virtual += Number(args[0])
    if (path.join('.') === 'clock.next') virtual += Number(answer)
    return answer
  })
  const own = {
    open: async (path: string, { reset = true, ...opening }: Opening = {}) => {
      const start = reset ? { reset: '', clock: 'paused', now: NOW, latency: 0 } : {}
      const address = withParameters(path, { ...start, ...opening })
      // Another hash alone would load nothing.
      if (file !== undefined) await page.goto('about:blank')
      await page.goto(file === undefined ? address : `${file}#${address}`)
      await demo.ready()
      await demo.clock.settled()
    },
    go: async (path: string) => {
      await page.evaluate((path) => history.pushState({}, '', path), file === undefined ? path : `#${path}`)
      await demo.clock.settled()
    },
    reload: async () => {
      await page.reload()
      await demo.ready()
      await demo.clock.settled()
    },
    virtual: () => virtual,
  }
  return new Proxy(demo, {
    get: (target, name) => Reflect.get(name in own ? own : target, name),
  }) as DemoDriver
}

function remote<T extends object>(call: (path: string[], args: unknown[]) => Promise<unknown>): Remote<T> {
  const at = (path: string[]): object =>
    new Proxy(() => {}, {
      // A promise is asked for `then`, a printed value for symbols; the demo has neither.
      get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : at([...path, name])),
      apply: (_, __, args: unknown[]) => call(path, args),
    })
  return at([]) as Remote<T>
}

/**
 * Runs in the page. What is waited for is answered in a task of its own: Chromium drops the wait for a promise when it
 * collects garbage between the promise's settling and the end of the same task's work.
 */
function callDemo({ path, args }: { path: string[]; args: unknown[] }): unknown {
  const owner = path.slice(0, -1).reduce((value: unknown, name) => Reflect.get(value as object, name), window.demo)
  const member: unknown = Reflect.get(owner as object, path.at(-1) ?? '')
  const answer: unknown = typeof member === 'function' ? member.apply(owner, args) : member
  if (!(answer instanceof Promise)) return answer
  return answer.then((value) => {
    const { port1, port2 } = new MessageChannel()
    const inOwnTask = new Promise((resolve) => {
      port1.onmessage = () => {
        port1.close()
        resolve(value)
      }
    })
    port2.postMessage(null)
    return inOwnTask
  })
}

function withParameters(path: string, parameters: Record<string, string | number>): string {
  const url = new URL(path, 'http://127.0.0.1')
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  return url.pathname + url.search + url.hash
}
