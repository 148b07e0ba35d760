import type { Locator, Page } from '@playwright/test'
import { type BankServer, startBankServer } from '#mocks/server.ts'
import { originOf, ports } from '../ports.ts'
import { test as base, expect, logIn as fillIn, toast } from '../test.ts'

interface Fixtures {
  /** the operator's side of the bank behind the live build */
  bank: BankServer['backend']
}

interface WorkerFixtures {
  /** at the address in the build */
  server: BankServer
}

/** The only other host that the product requests: the embedded map (PUB-7). */
const MAPS = 'https://maps.google.com'

/** Playwright's `test` on the live build, with its own bank over HTTP. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  others: [originOf(ports.liveBank), MAPS],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use, { project }) => {
      const server = await startBankServer({ port: ports.liveBank, origin: project.use.baseURL })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  bank: async ({ server: { backend } }, use) => {
    await backend.reset()
    await use(backend)
  },
  page: async ({ page, bank: _ }, use) => {
    await page.route(`${MAPS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.clock.install()
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const answer = await goto(...args)
      await takenUp(page.locator('main h1'))
      return answer
    }
    await use(page)
  },
})

export { expect }

/** Waits until React has hydrated the page: before that, clicks have no effect. */
export async function takenUp(element: Locator): Promise<void> {
  const isTakenUp = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isTakenUp)).toBe(true)
}

/** Signs a persona in with the form on the page; its two seconds pass on the page's own clock. */
export async function logIn(page: Page, persona = 'nora', to = '/dashboard-overview'): Promise<void> {
  await fillIn(page, `${persona}@larkspur.example`)
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(to)
}
