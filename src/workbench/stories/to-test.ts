import { runningStates } from '#src/platform/actors/running-actors.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { compress } from '#src/workbench/timeline/compress.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { readMoment, writeMoment } from '#src/workbench/timeline/timeline-file.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Story } from './story.ts'

/**
 * A story as a Playwright test (DEMO-15). The page shows the end of it. Rejects in words where the start cannot be shared.
 *
 * @param posted the calls that changed something: 'POST transfer 200'
 */
export async function writeTest(
  { title, steps, end }: Story,
  start: Moment,
  posted: readonly string[],
  backend: PageBackend,
): Promise<string> {
  const file = writeMoment(start, backend)
  const { persona, page } = readMoment(file)
  const link = `${fullAddress(page.route)}#moment=${await compress(file)}`
  const states = withoutRoles(runningStates(), 'by the clock', 'by the browser')
  const done = steps.flatMap(({ fired, ...step }) => (step.kind === 'caption' && step.ms === 0 ? [] : [step]))
  const rows = persona === null ? null : await rowsOf(persona, backend)
  return `import { expect, test } from '@playwright/test'
import { driveDemo } from './support/driver.ts'

test(${JSON.stringify(title ?? '')}, async ({ page }) => {
  const demo = driveDemo(page)
  await page.goto(${JSON.stringify(link)})
  await demo.ready()
  await demo.clock.set('paused')
  const before = (await demo.calls()).length
  await demo.run(${JSON.stringify([...done, { ms: end?.ms ?? 0, kind: 'wait' }])})
  expect(await demo.states()).toMatchObject(${JSON.stringify(states)})
  const posted = (await demo.calls()).slice(before).filter(({ method }) => method !== 'GET')
  expect(posted.map(({ method, path, status }) => \`\${method} \${path} \${status}\`)).toEqual(${JSON.stringify(posted)})${
    rows === null
      ? ''
      : `
  const { user, deposits, loans, transfers } = await demo.operator.customer(${JSON.stringify(persona)})
  expect([user.transferStep, deposits.length, loans.length, transfers.length]).toEqual(${JSON.stringify(rows)})`
  }
})
`
}

async function rowsOf(persona: string, backend: PageBackend): Promise<unknown[]> {
  const { user, deposits, loans, transfers } = await backend.operator.customer(persona)
  return [user.transferStep, deposits.length, loans.length, transfers.length]
}
