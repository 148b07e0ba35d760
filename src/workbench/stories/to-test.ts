import { runningStates } from '#src/platform/actors/running-actors.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { compress } from '#src/workbench/timeline/compress.ts'
import { type Entry, isFromFile, type Timeline } from '#src/workbench/timeline/timeline.ts'
import { readMoment, writeMoment } from '#src/workbench/timeline/timeline-file.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

/**
 * The stretch of the timeline that leads to the present, as a Playwright test (DEMO-15): from the moment after which nothing was replaced, by the same
 * steps, to the same states, posted calls and rows. Rejects in words where the start cannot be shared.
 */
export async function toTest(timeline: Timeline, backend: PageBackend): Promise<string> {
  const [start, ...entries] = stretchOf(timeline)
  if (start?.moment == null || isFromFile(start.moment) || start.incomplete !== null)
    throw new Error('The beginning of this stretch is not complete, so no test can begin there')
  const file = writeMoment(start.moment, backend)
  const { persona, page } = readMoment(file)
  const link = `${fullAddress(page.route)}#moment=${await compress(file)}`
  const states = withoutRoles(runningStates(), 'by the clock', 'by the browser')
  const posted = entries.flatMap(({ call }) => call ?? [])
  const who = JSON.stringify(persona)
  const rows = persona === null ? null : await rowsOf(persona, backend)
  return `import { expect, test } from '@playwright/test'
import { driveDemo } from './support/driver.ts'

test(${JSON.stringify(titleOf(entries))}, async ({ page }) => {
  const demo = driveDemo(page)
  await page.goto(${JSON.stringify(link)})
  await demo.ready()
  await demo.clock.set('paused')
  const before = (await demo.calls()).length
  await demo.run(${JSON.stringify(stepsOf(start, entries))})
  expect(await demo.states()).toMatchObject(${JSON.stringify(states)})
  const posted = (await demo.calls()).slice(before).filter(({ method }) => method !== 'GET')
  expect(posted.map(({ method, path, status }) => \`\${method} \${path} \${status}\`)).toEqual(${JSON.stringify(posted)})${
    rows === null
      ? ''
      : `
  const { user, deposits, loans, transfers } = await demo.operator.customer(${who})
  expect([user.transferStep, deposits.length, loans.length, transfers.length]).toEqual(${JSON.stringify(rows)})`
  }
})
`
}

/** From the entry that replaced everything, as going back does, to the newest. */
function stretchOf(timeline: Timeline): readonly Entry[] {
  const entries = timeline.entries()
  return entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ isStart }) => isStart),
    ),
  )
}

/** The steps with the time between them, and the time until the end. */
function stepsOf({ at: start }: Entry, entries: readonly Entry[]): (Step & { ms: number })[] {
  let last = start
  const steps = entries.flatMap(({ at, steps: done = [] }) =>
    done.map((step) => {
      const ms = Math.max(0, at - last)
      last = step.kind === 'clock' ? step.now : at
      return { ms, ...step }
    }),
  )
  const end = entries.at(-1)?.at ?? start
  return [...steps, { ms: Math.max(0, end - last), kind: 'wait' }]
}

function titleOf(entries: readonly Entry[]): string {
  return entries.findLast(({ lane, steps }) => lane !== 'call' && steps !== undefined)?.text ?? 'The page is as it was'
}

async function rowsOf(persona: string, backend: PageBackend): Promise<unknown[]> {
  const { user, deposits, loans, transfers } = await backend.operator.customer(persona)
  return [user.transferStep, deposits.length, loans.length, transfers.length]
}
