import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, session, test, toast } from '../test.ts'
import { dialog, enterCode, press } from '../withdrawing.ts'

const firstEntry = async (demo: DemoDriver) => (await demo.timeline.entries())[0]?.id ?? 0

/** Looks back to the beginning, and returns to now. */
async function glance(demo: DemoDriver): Promise<void> {
  await demo.timeline.look(await firstEntry(demo))
  await demo.timeline.look(null)
}

test('DEMO-17: a look back while the used code is being reset loses neither the answer nor the toast', async ({
  page,
  demo,
}) => {
  // Long enough that no busy computer misses the state on a running clock.
  await demo.open('/?at=withdrawal.confirming', { as: 'iris', latency: 4000 })
  await enterCode(page)
  await demo.clock.advance(4000)
  await expect(demo).toBeInState('withdrawal.transferring.resettingCode')
  await demo.clock.set('live')
  await demo.timeline.look(await firstEntry(demo))
  const { length } = await demo.trace()
  expect(await demo.clock.mode()).toBe('paused')
  await demo.timeline.look(null)
  expect(await demo.clock.mode()).toBe('live')
  await demo.clock.set('paused')
  await demo.clock.advance((await demo.clock.pending()).find(({ owner }) => owner === 'backend')?.in ?? 0)
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
  await expect(demo).toBeInState('withdrawal.transferred')
  expect((await demo.calls()).filter(({ method }) => method !== 'GET').map(({ path }) => path)).toHaveLength(2)
  expect(length).toBeLessThan((await demo.trace()).length)
})

test('DEMO-17: a look back at once at ×60 leaves no flow stuck', async ({ page, demo }) => {
  await demo.open('/?at=withdrawal.confirming', { as: 'iris', latency: 700 })
  await demo.clock.set('x60')
  await enterCode(page)
  await glance(demo)
  await expect(demo).not.toBeInState('withdrawal')
  await expect
    .poll(async () => (await demo.timeline.entries()).map(({ text }) => text))
    .toContain('Answered: Renew the one-time code')
})

test('DEMO-17, TOAST-1: a moment has its toasts: looked at they stand, gone on from they end when they would have ended', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(3_000)
  await email.fill('ada@mail.example')
  await expect.poll(async () => (await demo.timeline.entries()).at(-1)?.text).toBe('A visitor typed the e-mail address')
  const typed = (await demo.timeline.entries()).at(-1)?.id ?? 0
  await demo.clock.advance(2_000)
  // A picture is inert, so it has no roles.
  const shown = page.locator('#toasts li')
  await expect(shown).toHaveCount(0)
  await demo.timeline.look(typed)
  await expect(shown).toHaveText(['Wrong Credentials'])
  await demo.timeline.look(null)
  await expect(shown).toHaveCount(0)
  await demo.timeline.goTo(typed)
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(1_999)
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(1)
  await expect(shown).toHaveCount(0)
})

test('DEMO-17: a picture tells its own time, in greetings and receipts, and leaves nothing in the trace', async ({
  page,
  demo,
}) => {
  await demo.open('/?at=withdrawal.confirming', { as: 'iris' })
  await enterCode(page)
  await expect(demo).toBeInState('withdrawal.transferred')
  const paid = (await demo.timeline.entries()).at(-1)?.id ?? 0
  await demo.clock.advance(36_000_000)
  // A picture is inert, so it has no roles.
  const main = page.locator('h1')
  await expect(main).toContainText('Good evening')
  await demo.clock.advance(14 * 3_600_000)
  const [trace, pending] = [await demo.trace(), await demo.clock.pending()]
  const sinceThen = async () =>
    (await demo.trace()).slice(trace.length).filter(({ kind }) => kind !== 'timer' && kind !== 'storage')
  await demo.timeline.look(paid)
  await expect(dialog(page)).toContainText('2 Mar 2026, 09:30')
  await demo.timeline.look(await firstEntry(demo))
  await expect(main).toContainText('Good morning')
  expect(await sinceThen()).toEqual([])
  await demo.timeline.look(null)
  await expect(main).toContainText('Good morning')
  expect(await demo.clock.pending()).toEqual(pending)
  // The router tells the running root of the page that it is on; no actor is new.
  const types = (await sinceThen()).map((entry) => (entry.kind === 'event' ? entry.event.type : entry.kind))
  expect(types.filter((type) => !['page.enter', 'transition'].includes(type))).toEqual([])
})

test('IN-11: what another window does during a look back at the code step is all there afterwards', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/?at=withdrawal.confirming', { as: 'iris', latency: 200 })
  const other = driveDemo(await context.newPage())
  await other.open('/dashboard-overview', { reset: false, as: 'iris', latency: 0 })
  await demo.timeline.look(await firstEntry(demo))
  await other.operator.setUser('iris', { userOtp: '777111', profit: 31_000 })
  await other.operator.setKyc('iris', true)
  const entries = async () => (await demo.timeline.entries()).map(({ text }) => text)
  const { length } = await entries()
  await expect.poll(async () => JSON.parse((await session(page)).user ?? '{}').userOtp).toBe('777111')
  await demo.timeline.look(null)
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(length)
  const stored = await session(page)
  const user = JSON.parse(stored.user ?? '{}')
  expect([user.userOtp, user.profit, JSON.parse(stored.kyc ?? '{}').status]).toEqual(['777111', 31_000, true])
  await enterCode(page)
  await expect(demo).toBeInState('withdrawal.confirming.wrong')
  await dialog(page).getByLabel('Code', { exact: true }).fill('777111')
  await press(page, 'Confirm')
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
})
