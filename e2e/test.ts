import type { BrowserContext, Locator, Page } from '@playwright/test'
import { adaptFirefox, SYSTEM_FIREFOX } from './firefox.ts'
import type { DemoDriver } from './support/driver.ts'
import { test as base, expect } from './support/fixture.ts'
import { VIRTUAL_TIME } from './time-reporter.ts'

export const PASSWORD = 'Demo-1234'

/** Playwright's message when a page registers a service worker and the test blocks it */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

interface Fixtures {
  /** unexpected console messages and requests to other hosts */
  complaints: string[]
  /** further origins that a page may request, including those that a service worker answers */
  others: readonly string[]
}

/** The driver's `test`. Console errors, warnings and requests to other hosts fail the test (QA-3). */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, channel }, use) => {
      if (channel === SYSTEM_FIREFOX) await adaptFirefox(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'the console stays clean').toEqual([])
  },
  others: [[], { option: true }],
  context: async ({ context, complaints, baseURL, others, reuseContext }, use) => {
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && ![baseURL, ...others].includes(url.origin))
        complaints.push(`request to ${request.url()}`)
    })
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER
      if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`)
    })
    await use(context)
    if (reuseContext) await leaveToNext(context)
  },
  demo: async ({ demo }, use, testInfo) => {
    await use(demo)
    testInfo.annotations.push({ type: VIRTUAL_TIME, description: String(demo.virtual()) })
  },
})

export { expect }

/** The next test has the same context and begins in its first page. Playwright resets them, but for permissions, a lost network, and the name of a window that another one opened. */
async function leaveToNext(context: BrowserContext): Promise<void> {
  await Promise.all([context.clearPermissions(), context.setOffline(false)])
  for (const page of context.pages()) if (await page.evaluate(() => window.name !== '')) await page.close()
}

/** Fills in the sign-in form and sends it. */
export async function logIn(page: Page, email = 'ada@larkspur.example', password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** The timeline's strip, below the product. */
export const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })

/** The demo desk beside the product. */
export const desk = (page: Page) => page.getByRole('complementary', { name: 'Demo desk' })

/** All visible toasts. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** The toast with exactly this text, or matching this pattern. */
export const toast = (page: Page, text: string | RegExp) => toasts(page).getByText(text, { exact: true })

/** What a button says one after the other, each for exactly this many ms of virtual time. */
export async function expectPrompts(page: Page, demo: DemoDriver, prompts: Record<string, number>): Promise<void> {
  for (const [name, ms] of Object.entries(prompts)) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    await demo.clock.advance(ms - 1)
    await expect(button, 'to the millisecond').toBeVisible()
    await demo.clock.advance(1)
  }
}

/** Presses Tab once, which leads to this control. In Firefox an area that scrolls is a stop of its own before it. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page()
  await keyboard.press('Tab')
  const isFirefox = control.page().context().browser()?.browserType().name() === 'firefox'
  if (isFirefox && !(await control.evaluate((element) => element === document.activeElement)))
    await keyboard.press('Tab')
  await expect(control).toBeFocused()
}

/** The product's entries in session storage. */
export const session = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...sessionStorage }).filter(([key]) => !key.startsWith('larkspur.'))),
  )
