import { type ExpectMatcherState, expect, type MatcherReturnType } from '@playwright/test'
import type { CallRecord } from '#src/workbench/demo/demo-contract.ts'
import { activeStates } from './active-states.ts'
import type { DemoDriver } from './driver.ts'

export interface Patience {
  /** ms of real time; default: the timeout of Playwright's `expect` */
  timeout?: number
}

/** Like Playwright's own assertions, they try again until they hold or time is up. */
export const matchers = {
  /** A flow is in this state, named as in a link to it: `await expect(demo).toBeInState('withdrawal.confirming')`. */
  async toBeInState(
    this: ExpectMatcherState,
    demo: DemoDriver,
    state: string,
    patience: Patience = {},
  ): Promise<MatcherReturnType> {
    const { isNot } = this
    const active = async () => activeStates(await demo.states())
    const isIn = (names: readonly string[]) => names.some((name) => name === state || name.startsWith(`${state}.`))
    const pass = await polled({ isNot, ...patience }, async () => isIn(await active()))
    // Otherwise a misspelt state would never be active, and its test would pass.
    if (!pass) await refuseUnknownState(demo, state)
    const running = await active()
    return {
      pass,
      message: () =>
        [`${this.utils.matcherHint('toBeInState', 'demo', 'state', { isNot })}\n`]
          .concat(`Expected state: ${isNot ? 'not ' : ''}${state}`)
          .concat(running.length === 0 ? 'No flow is running.' : `The flows are in:\n  ${running.join('\n  ')}`)
          .join('\n'),
    }
  },

  /**
   * A call was made with these fields in its body, among others: `await expect(demo).toHavePosted('POST transfer', { amount: '50' })`.
   * Names of calls are those of `demo.faults.calls()`.
   */
  async toHavePosted(
    this: ExpectMatcherState,
    demo: DemoDriver,
    call: string,
    fields: Readonly<Record<string, unknown>> = {},
    patience: Patience = {},
  ): Promise<MatcherReturnType> {
    const { isNot } = this
    const known = (await demo.faults.calls()).map((one) => one.call)
    if (!known.includes(call)) throw new Error(`There is no call '${call}'. The calls are: ${known.join(', ')}`)
    const made = async () => (await demo.calls()).filter((one) => isCall(one, call))
    const pass = await polled({ isNot, ...patience }, async () =>
      (await made()).some(({ body }) => isWithin(body, fields)),
    )
    const bodies = await shownBodies(demo, call)
    return {
      pass,
      message: () =>
        [`${this.utils.matcherHint('toHavePosted', 'demo', 'call', { isNot })}\n`]
          .concat(`Expected call: ${isNot ? 'not ' : ''}${call}`)
          .concat(Object.keys(fields).length === 0 ? [] : `With: ${JSON.stringify(redacted(fields, bodies))}`)
          .concat(bodies.length === 0 ? 'It was not made.' : `It was made with:\n${bodies.map(inLine).join('\n')}`)
          .join('\n'),
    }
  },
}

/** Whether it holds in the end. Rejects when the page cannot be asked. */
async function polled(
  { isNot, timeout }: Patience & { isNot: boolean },
  holds: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await expect.poll(holds, timeout === undefined ? {} : { timeout }).toBe(!isNot)
    return !isNot
  } catch {
    return holds()
  }
}

async function refuseUnknownState(demo: DemoDriver, state: string): Promise<void> {
  const charts = await demo.flows.charts()
  const flow = charts.find(({ machine }) => state === machine || state.startsWith(`${machine}.`))
  if (flow === undefined)
    throw new Error(`There is no flow of '${state}'. The flows are: ${charts.map(({ machine }) => machine).join(', ')}`)
  const names = [flow.machine, ...flow.states.slice(1).map(({ name }) => `${flow.machine}.${name}`)]
  if (!names.includes(state)) throw new Error(`There is no state '${state}'. The states are: ${names.join(', ')}`)
}

/** 'PUT users/{id}' */
function isCall({ method, path }: Pick<CallRecord, 'method' | 'path'>, call: string): boolean {
  const [verb, pattern = ''] = call.split(' ')
  const parts = pattern.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return method === verb && new RegExp(`^${parts.join('[^/?]+')}(\\?|$)`).test(path)
}

/** Whether a value has everything of another. Playwright's own patterns, such as `expect.any(String)`, may stand for values. */
function isWithin(value: unknown, wanted: unknown): boolean {
  if (isPattern(wanted)) return wanted.asymmetricMatch(value)
  if (typeof wanted !== 'object' || wanted === null) return Object.is(value, wanted)
  if (typeof value !== 'object' || value === null || Array.isArray(wanted) !== Array.isArray(value)) return false
  if (Array.isArray(wanted) && wanted.length !== (value as unknown[]).length) return false
  return Object.entries(wanted).every(([name, part]) => name in value && isWithin(Reflect.get(value, name), part))
}

function isPattern(value: unknown): value is { asymmetricMatch(other: unknown): boolean } {
  return typeof value === 'object' && value !== null && 'asymmetricMatch' in value
}

type ShownBody = Awaited<ReturnType<DemoDriver['callLog']['show']>>['body']

/** The bodies of the newest ten such calls, the oldest first, with secrets redacted. */
async function shownBodies(demo: DemoDriver, call: string): Promise<ShownBody[]> {
  const made = (await demo.callLog.newest(await demo.callLog.count())).filter((one) => isCall(one, call))
  return Promise.all(made.slice(0, 10).map(({ number }) => demo.callLog.show(number).then(({ body }) => body))).then(
    (bodies) => bodies.toReversed(),
  )
}

/** The expected fields, without the values of those that are secrets in the calls. Only their names when there was no call. */
function redacted(fields: Readonly<Record<string, unknown>>, bodies: readonly ShownBody[]): object {
  if (bodies.length === 0) return Object.keys(fields)
  const secretOf = (name: string) =>
    bodies
      .map((body) => (typeof body === 'object' && body !== null ? (Reflect.get(body, name) as unknown) : null))
      .find((shown) => typeof shown === 'string' && /^‹.*›$/.test(shown))
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, secretOf(name) ?? value]))
}

function inLine(body: ShownBody): string {
  return `  ${JSON.stringify(body)}`
}
