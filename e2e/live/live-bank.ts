import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type BankServer, startBankServer } from '#mocks/server.ts'
import { originOf, ports } from '../ports.ts'
import { logIn as fillIn, toast } from '../test.ts'

interface Fixtures {
  /** the operator's side of the bank behind the live build */
  bank: BankServer['backend']
  /** unexpected console messages and requests to other hosts */
  complaints: string[]
}

interface WorkerFixtures {
  /** at the address in the build */
  server: BankServer
}

/** Playwright's `test` on the live build, with its own bank over HTTP. */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'the console stays clean, and nobody else is asked').toEqual([])
  },
  page: async ({ page, complaints, bank: _, baseURL }, use) => {
    const known = [baseURL, originOf(ports.liveBank), MAPS]
    await page.route(`${MAPS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && !known.includes(origin)) complaints.push(`request to ${request.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
    })
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

/** The only other host that the product requests: the embedded map (PUB-7). */
const MAPS = 'https://maps.google.com'

export { expect }

/** Waits until React has hydrated the page: before that, clicks have no effect. */
export async function takenUp(element: Locator): Promise<void> {
  const isTakenUp = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isTakenUp)).toBe(true)
}

/** Signs a persona in with the form on the page; its two seconds pass on the page's own clock. */
export async function logIn(page: Page, persona = 'nora'): Promise<void> {
  await fillIn(page, `${persona}@larkspur.example`)
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
}
