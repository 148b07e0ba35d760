import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const PUBLIC = [
  '/',
  '/login',
  '/create-account',
  '/forget-password',
  '/reset-password/x',
  '/contact',
  '/personal-loans',
  '/no-such-page',
]
const SIGNED_IN = ['/dashboard-overview', '/loan', '/investify', '/account-details']

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 800 } })

      test('QA-2: no axe violation and no sideways scroll on any public route', async ({ page, demo }) => {
        await demo.open('/')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        for (const path of PUBLIC) await look(page, () => demo.go(path))
      })

      test('QA-2: no axe violation and no sideways scroll in the signed-in area', async ({ page, demo }) => {
        await demo.open('/login')
        for (const persona of ['nora', 'ada']) {
          await demo.signIn(persona)
          for (const path of SIGNED_IN) await look(page, () => demo.go(path))
        }
      })
    })
  }
}

async function look(page: Page, go: () => Promise<void>) {
  await go()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
