import type { CallRecord } from '#src/contract/traffic.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { changesBetween } from '#src/workbench/timeline/changed-rows.ts'
import { compress } from '#src/workbench/timeline/compress.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { customerIdIn } from '#src/workbench/timeline/snapshot-tree.ts'
import { readMoment, writeMoment } from '#src/workbench/timeline/timeline-file.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Story } from './story.ts'

/** A story as a Playwright test (DEMO-15), from its start, and the calls of its run, at whose end the page is. Rejects in words where the start cannot be shared. */
export async function writeTest(
  { title, steps, end }: Story,
  start: Moment,
  calls: readonly CallRecord[],
  backend: PageBackend,
): Promise<string> {
  const file = writeMoment(start, backend)
  const link = `${fullAddress(readMoment(file).page.route)}#moment=${await compress(file)}`
  const states = withoutRoles(runningStates(), 'by the clock', 'by the browser')
  const done = steps.flatMap(({ fired, ...step }) => (step.kind === 'caption' && step.ms === 0 ? [] : [step]))
  const posted = calls
    .filter(({ method, status }) => method !== 'GET' && status !== 0)
    .map(({ method, path, status }) => `${method} ${path} ${status}`)
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
  expect(posted.map(({ method, path, status }) => \`\${method} \${path} \${status}\`)).toEqual(${JSON.stringify(posted)})
${await rowsOf(start, backend)}})
`
}

/** What the bank has for the customer at the end: how much of each, and what the run has made or decided. */
async function rowsOf(start: Moment, backend: PageBackend): Promise<string> {
  const customerId = backend.product.system.customerId ?? customerIdIn(start.system.tree)
  if (customerId === null) return ''
  const { user, deposits, loans, transfers, kyc } = await backend.operator.customer(customerId)
  const counts = [user.transferStep, deposits.length, loans.length, transfers.length, kyc?.status ?? null]
  const changes = await changesBetween(backend.exported(start.bank), backend.exported(backend.capture()), backend)
  const changed = ['deposits', 'loans', 'transfers'].flatMap((kind) => {
    const rows = changes.flatMap((change) =>
      change.kind === kind && change.owner === user.email && change.after !== null
        ? `expect.objectContaining(${JSON.stringify({ amount: change.after.amount, status: change.after.status })})`
        : [],
    )
    return rows.length === 0 ? [] : `  expect(${kind}).toEqual(expect.arrayContaining([${rows.join(', ')}]))\n`
  })
  return `  const { user, deposits, loans, transfers, kyc } = await demo.operator.customer(${JSON.stringify(personaOrEmail(backend, customerId))})
  expect([user.transferStep, deposits.length, loans.length, transfers.length, kyc?.status ?? null]).toEqual(${JSON.stringify(counts)})
${changed.join('')}`
}
