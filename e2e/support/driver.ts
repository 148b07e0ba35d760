import type { DeskDemo, StartingDemo } from './demo-types.ts'

/**
 * `window.demo` as seen from a test: every call returns a promise, and values are calls without arguments. A call of something that the demo does not
 * have rejects, and names what it has (QA-8).
 */
type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : T[K] extends Promise<infer V>
      ? () => Promise<V>
      : T[K] extends object
        ? Remote<T[K]>
        : () => Promise<T[K]>
}

/** A fixed time, so that greetings and dates do not depend on the day. */
export const NOW = '2026-03-02T09:30'

/** The demo's URL parameters. Defaults: reset, clock paused at NOW, no latency. */
export interface Opening {
  reset?: boolean
  as?: string
  clock?: DeskDemo['clock']['mode']
  now?: string
  latency?: number
  backend?: DeskDemo['backend']['mode']
}

const OPENINGS = ['as', 'clock', 'now', 'latency', 'backend']

/** Where a demo is, in the page. */
export interface DemoWindow {
  demo?: StartingDemo
}

/** What the driver needs of a page: Playwright's `Page`, Puppeteer's, or another browser's. */
export interface DemoPage {
  /** runs the function in the page with its argument, and waits for what it returns; all of it must survive JSON */
  evaluate<R>(run: (request: DemoRequest) => R, request: DemoRequest): Promise<Awaited<R>>
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
}

/** A member of `window.demo` by its path, with the arguments of its call. */
export interface DemoRequest {
  path: string[]
  args: unknown[]
}

export interface DemoDriver extends Remote<DeskDemo> {
  /** opens a path and waits until the backend is ready and the route is rendered; rejects in the page's words where it refuses what the address asks for */
  open(path: string, opening?: Opening): Promise<void>
  /** goes to a path without reloading the page */
  go(path: string): Promise<void>
  /** reloads the page and waits as `open` does */
  reload(): Promise<void>
  /** ms of virtual time that `clock.advance` was asked for and `clock.next` has passed so far */
  virtual(): number
}

/**
 * Drives the demo in a page.
 *
 * @param base where the demo is: 'http://127.0.0.1:4173', or the URL of the one-file demo, whose routes are in the hash. Not needed
 * where the page has a base URL of its own, as Playwright's may.
 */
export function driveDemo(page: DemoPage, base = ''): DemoDriver {
  const isFile = base.endsWith('.html')
  let virtual = 0
  const demo = remote<DeskDemo>(async (path, args) => {
    const answer = await page.evaluate(callDemo, { path, args })
    if (path.join('.') === 'clock.advance') virtual += Number(args[0])
    if (path.join('.') === 'clock.next') virtual += Number(answer)
    return answer
  })
  const own = {
    open: async (path: string, { reset = true, ...opening }: Opening = {}) => {
      const unknown = Object.keys(opening).find((name) => !OPENINGS.includes(name))
      if (unknown !== undefined) throw new Error(`open takes no ${unknown}. It takes: reset, ${OPENINGS.join(', ')}`)
      const address = withParameters(path, reset ? { reset: '', clock: 'paused', now: NOW, latency: 0 } : {}, {
        ...opening,
      })
      // Changing only the hash would not load the page.
      if (isFile) await page.goto('about:blank')
      await page.goto(isFile ? `${base}#${address}` : base + address)
      await demo.ready()
      await demo.clock.settled()
      const refused = await page.evaluate(refusals, { path: [], args: [] })
      if (refused.length > 0) throw new Error(refused.join('\n'))
    },
    go: async (path: string) => {
      await page.evaluate(pushAddress, { path: [], args: [isFile ? `#${path}` : path] })
      await demo.clock.settled()
    },
    reload: async () => {
      await page.reload()
      await demo.ready()
      await demo.clock.settled()
    },
    virtual: () => virtual,
  }
  return new Proxy(demo, { get: (target, name) => Reflect.get(name in own ? own : target, name) }) as DemoDriver
}

/** What `await`, printing and matchers look for; the demo has none of it. */
const NO_CALLS = ['then', 'toJSON', 'asymmetricMatch', 'nodeType', '$$typeof']

function remote<T extends object>(call: (path: string[], args: unknown[]) => Promise<unknown>): Remote<T> {
  const at = (path: string[]): object =>
    new Proxy(() => {}, {
      get: (_, name) => {
        if (name === Symbol.toPrimitive)
          return () => {
            // A function is printed by its name.
            const call = ['demo', ...path].join('.').replace(/\.name$/, '')
            throw new Error(`${call} is a call: await ${call}()`)
          }
        return typeof name === 'symbol' || NO_CALLS.includes(name) ? undefined : at([...path, name])
      },
      apply: (_, __, args: unknown[]) => call(path, args),
    })
  return at([]) as Remote<T>
}

/**
 * Runs in the page. Throws an Error that says what exists where the demo does not have this. Returns the result in a new task: Chromium loses a pending promise if garbage is collected between its
 * settling and the end of the same task.
 */
function callDemo({ path, args }: DemoRequest): unknown {
  const { demo } = window as DemoWindow
  if (demo === undefined && document.readyState === 'loading')
    return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true })).then(() =>
      callDemo({ path, args }),
    )
  if (demo === undefined) throw new Error(`There is no demo on ${location.href}`)
  // While the page starts, it has nothing else.
  if (Object.keys(demo).join() === 'ready' && path[0] !== 'ready')
    return demo.ready.then(() => callDemo({ path, args }))
  const [owner, member] = path.reduce<[owner: object, member: unknown]>(
    ([, value], name, depth) => {
      const at = ['demo', ...path.slice(0, depth)].join('.')
      if (typeof value !== 'object' || value === null) throw new Error(`${at} is one call, and has no ${name}`)
      if (!(name in value))
        throw new Error(`There is no ${at}.${name}. ${at} has: ${Object.keys(value).sort().join(', ')}`)
      return [value, Reflect.get(value, name)]
    },
    [window, demo],
  )
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

/** Runs in the page: the notices that say what of the address was refused. */
function refusals(): string[] {
  return [...document.querySelectorAll('[data-refusal]')].map(({ firstChild }) => firstChild?.textContent ?? '')
}

/** Runs in the page. */
function pushAddress({ args }: DemoRequest): void {
  history.pushState({}, '', String(args[0]))
}

type AddressParameters = Record<string, string | number | undefined>

/** @param start what the path itself does not say */
function withParameters(path: string, start: AddressParameters, parameters: AddressParameters): string {
  const url = new URL(path, 'http://127.0.0.1')
  for (const [name, value] of Object.entries(start))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url.pathname + url.search + url.hash
}
