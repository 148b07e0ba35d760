import { type ExpectMatcherState, expect, type MatcherReturnType } from '@playwright/test'
import { activeStates } from './active-states.ts'
import type { DemoDriver } from './driver.ts'

/** Like Playwright's own assertions, it tries again until it holds or time is up. */
export const matchers = {
  /** A flow is in this state, named as in a link to it: `await expect(demo).toBeInState('withdrawal.confirming')`. */
  async toBeInState(this: ExpectMatcherState, demo: DemoDriver, state: string): Promise<MatcherReturnType> {
    const { isNot } = this
    const active = async () => activeStates(await demo.states())
    const isIn = (names: readonly string[]) => names.some((name) => name === state || name.startsWith(`${state}.`))
    const pass = await polled(isNot, async () => isIn(await active()))
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
}

/** Whether it holds in the end. Rejects when the page cannot be asked. */
async function polled(isNot: boolean, holds: () => Promise<boolean>): Promise<boolean> {
  try {
    await expect.poll(holds).toBe(!isNot)
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
