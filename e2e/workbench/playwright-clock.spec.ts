import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../test.ts'

/** A time that is not the demo's, so that a fake clock is told from the app's. */
const FAKED = '2031-05-06T09:30'

const LIVE = { clock: 'live', latency: 3_000 } as const

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })

/** Every call was answered, none timed out. */
async function expectOverview(page: Page): Promise<void> {
  await expect(greeting(page)).toContainText('Ada')
  await expect(page.getByRole('main')).not.toContainText(/Loading|could not be loaded/)
}

test('IN-10: setFixedTime, before the page and in it: everything loads, and the app clock goes on', async ({
  page,
  demo,
}) => {
  await page.clock.setFixedTime(FAKED)
  await page.goto('/dashboard-overview?reset&as=ada&latency=300')
  await expectOverview(page)
  await expect(greeting(page)).toContainText('Good morning')
  const now = await demo.clock.now()
  await page.clock.setFixedTime(FAKED)
  await expect.poll(() => demo.clock.now()).toBeGreaterThan(now)
})

test('IN-10, HTTP-2: runFor, on a clock that is paused, fires exactly what is due; pauseAt two hours later; setSystemTime two hours back', async ({
  page,
  demo,
}) => {
  await page.clock.install({ time: FAKED })
  await demo.open('/login', LIVE)
  await page.clock.pauseAt('2031-05-06T09:40')
  await logIn(page)
  // The bank waits from when it has the call.
  await demo.clock.settled()
  await page.clock.runFor(2_999)
  await demo.clock.settled()
  await expect(demo).toBeInState('login.submitting')
  await page.clock.runFor(1)
  await expect(demo).not.toBeInState('login.submitting')
  await demo.clock.settled()
  const paused = await demo.clock.now()
  await page.clock.pauseAt('2031-05-06T11:30')
  await demo.clock.settled()
  // The app clock began at a time of its own, so what has passed counts: from 9:40:03, within 50 ms.
  expect((await demo.clock.now()) - paused, 'settled once the jump is over').toBeCloseTo(6_597_000, -2)
  await expectOverview(page)
  await page.clock.resume()
  const now = await demo.clock.now()
  await expect.poll(() => demo.clock.now()).toBeGreaterThan(now)

  await demo.signOut()
  await demo.faults.setLatency(500)
  const before = await demo.clock.now()
  await page.clock.setSystemTime('2031-05-06T09:30')
  await demo.go('/login')
  await logIn(page)
  await expectOverview(page)
  expect(await demo.clock.now()).toBeGreaterThan(before)
})

test('IN-10: fastForward as the first call, on a page that is loaded, goes through every timer', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada', clock: 'live' })
  const before = await demo.clock.now()
  // biome-ignore lint/nursery/noJsRestrictedProperties: what Playwright's clock replaces
  const age = await page.evaluate(() => performance.now())
  await page.clock.fastForward(3_600_000)
  await demo.clock.settled()
  // Playwright's clock begins at 0, in 1970: unless the app looked at it before the jump, the jump counts from there.
  expect(await demo.clock.now()).toBeGreaterThanOrEqual(before + 3_600_000 - age)
})
