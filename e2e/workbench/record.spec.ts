import type { Demo } from '#src/workbench/contract/demo-contract.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, logIn, PASSWORD, test, timeline } from '../test.ts'
import { CODE, enterCode, press, withdraw } from '../withdrawing.ts'

/** The state after a replay, and the shape of its calls. */
async function outcome(demo: DemoDriver, before: number) {
  const calls = (await demo.calls()).slice(before).map(({ method, path, status }) => `${method} ${path} ${status}`)
  const { world } = JSON.parse(await demo.store.export()).moments[0] as { world: object }
  // The clock keeps running after a replay.
  const states = withoutRoles(await demo.states(), 'by the clock')
  return { states, world, calls }
}

test('DEMO-5, DEMO-8, DEMO-17: a recording begins as the page was when it was started, whatever is pressed right after; undo takes that back', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const apply = page
    .getByRole('main')
    .getByRole('button', { name: /^Apply for/ })
    .first()
  const startAndApply = () =>
    apply.evaluate((button: HTMLElement) => {
      ;(window as unknown as { demo: Demo }).demo.record.start()
      button.click()
    })
  await startAndApply()
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.clock.settled()
  const recording = await demo.record.stop()
  await demo.record.replay(recording)
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.open('/loan', { as: 'ada' })
  await startAndApply()
  expect(await demo.undo()).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A look back ends even where there is nothing to undo.
  await demo.open('/loan', { as: 'ada' })
  await demo.timeline.look((await demo.timeline.entries())[0]?.id ?? 0)
  expect([await demo.undo(), await demo.timeline.isLooking()]).toEqual([false, false])
})

test('DEMO-8: wrong and right secrets, a fault, Back and the bank’s side replay to the same end, from a file', async ({
  page,
  demo,
}) => {
  await demo.open('/login?console', { latency: 350 })
  await expect(demo.record.stop()).rejects.toThrow('Nothing is being recorded: start a recording first')
  // The opened page had already made a visitor's calls.
  const opened = (await demo.calls()).length
  await demo.record.start()
  await expect(demo.record.start()).rejects.toThrow('A recording is under way: stop it first')
  await demo.clock.settled()
  await logIn(page, 'ada@larkspur.example', 'wrong-CANARY-1')
  await demo.clock.advance(400)
  await logIn(page)
  await demo.clock.advance(3_000)
  await demo.operator.setUser('ada', { transferStep: 9 })
  await demo.faults.set({ call: 'POST transfer', kind: 'network', times: 1 })
  await page.getByRole('link', { name: 'Loan', exact: true }).click()
  await demo.clock.advance(500)
  await page.goBack()
  await demo.clock.advance(500)
  await withdraw(page)
  await enterCode(page, '111111')
  await demo.clock.settled()
  await enterCode(page, CODE)
  await demo.clock.advance(1_000)
  expect((await demo.states()).withdrawal).toEqual({ editing: 'unsure' })
  await demo.clock.setNow('2026-03-03T09:00')
  await press(page, 'Continue')
  await enterCode(page, CODE)
  await demo.clock.advance(1_000)
  const recorded = await outcome(demo, opened)
  const recording = await demo.record.stop()
  const said = JSON.stringify(recording)
  for (const secret of ['CANARY', PASSWORD, CODE, '111111']) expect(said).not.toContain(secret)
  // Changed with DEMO-19: the desk makes stories; recordings are made by `window.demo`, and the strip opens their files.
  const before = (await demo.calls()).length
  await timeline(page)
    .getByLabel('Open a file')
    .setInputFiles({ name: 'paid.json', mimeType: 'application/json', buffer: Buffer.from(said) })
  await expect.poll(() => outcome(demo, before)).toEqual(recorded)
  // What the page itself was given is a recording, too.
  const customer = await page.evaluate(async () => {
    const { record, operator } = window.demo as Demo
    record.start()
    await operator.setUser('ada', { profit: '77' })
    await record.replay(record.stop())
    return operator.customer('ada')
  })
  expect(customer.user.profit).toBe('77')
})

test('DEMO-8: a recording that starts before the page is complete does not start the page twice', async ({
  page,
  demo,
}) => {
  await page.addInitScript(startRecordingAtOnce)
  await demo.open('/loan', { as: 'ada' })
  expect([await demo.record.count(), await page.getByRole('heading', { level: 1 }).count()]).toEqual([0, 1])
})

/** Runs in the page, before anything else: starts recording in the moment in which `window.demo` has what it takes. */
function startRecordingAtOnce(): void {
  const define = (object: object, name: string, set: (value: never) => void) =>
    Object.defineProperty(object, name, { configurable: true, enumerable: true, set })
  const keep = (object: object, name: string, value: unknown) =>
    Object.defineProperty(object, name, { configurable: true, enumerable: true, writable: true, value })
  define(window, 'demo', (demo: object) => {
    keep(window, 'demo', demo)
    define(demo, 'record', (record: { start(): void }) => {
      keep(demo, 'record', record)
      record.start()
    })
  })
}
