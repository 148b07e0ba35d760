import type { Page } from '@playwright/test'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { DemoDriver } from './support/driver.ts'

/** ms of virtual time in which every delay and answer has come, though not those of the samples */
const ON = 40_000

/**
 * Goes on from the present, looks back, goes back and goes on again (DEMO-17). Returns what differs of states, data, messages, faults, time, path,
 * storage and timers: nothing, if a moment is complete. Expects a paused clock.
 */
export async function goingBack(page: Page, demo: DemoDriver): Promise<string[]> {
  const here = (await demo.timeline.entries()).at(-1)?.id ?? 0
  const start = await stateOf(page, demo)
  await demo.clock.advance(ON)
  const end = await stateOf(page, demo)
  await demo.timeline.look(here)
  await demo.timeline.look(null)
  const looked = await stateOf(page, demo)
  await demo.timeline.goTo(here)
  const back = await stateOf(page, demo)
  await demo.clock.advance(ON)
  const again = await stateOf(page, demo)
  return [
    ...differences('after looking back', end, looked),
    ...differences('after going back', start, back),
    ...differences('at the end', end, again),
  ]
}

export type DemoState = Readonly<Record<string, unknown>>

/** States, data, messages, faults, time, path, storage and timers, without what depends on the window or the hour. */
export async function stateOf(page: Page, demo: DemoDriver): Promise<DemoState> {
  const states = withoutRoles(await demo.states(), 'by the clock')
  const { world, outbox, faults, latency } = JSON.parse(await demo.store.export()).moments[0]
  const timers = (await demo.clock.pending())
    // The greeting's hour, what says that a page takes long, the desk's marks, a visitor's ping and its time-out belong to no flow.
    // A flow that ends does not abort its query of the content service.
    .filter(
      ({ owner, name }) =>
        !['greeting', 'shell', 'demo', 'http'].includes(owner) && !/^GET (transfer$|content)/.test(name),
    )
    .map((timer) => Object.values(timer).join(' '))
  const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  return {
    // The page takes the focus when it is shown again, which closes a group of the menu.
    states: { ...states, navigation: (states.navigation as { menu: unknown }).menu },
    world,
    outbox,
    faults,
    latency,
    now: await demo.clock.now(),
    path: new URL(page.url()).pathname,
    stored: Object.fromEntries(
      stored.filter(([key]) => !/^larkspur\.(desk|clock|backend|outbox|faults|latency)/.test(key)),
    ),
    timers: timers.toSorted(),
  }
}

/** What differs, in words. */
export function differences(when: string, expected: DemoState, found: DemoState): string[] {
  return Object.keys(expected)
    .filter((part) => canonical(expected[part]) !== canonical(found[part]))
    .map((part) => `${when}, ${part}: ${canonical(found[part])} and not ${canonical(expected[part])}`)
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
}
