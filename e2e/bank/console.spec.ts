import type { Page } from '@playwright/test'
import { PUBLIC, SIGNED_IN } from '../pages.ts'
import { DEV_ORIGIN, expect, test } from '../test.ts'

test('QA-3: the console stays clean on every route of the dev server', async ({ page, demo }) => {
  await page.goto(DEV_ORIGIN)
  await demo.ready()
  // Without reloading: a dev page consists of hundreds of files.
  for (const path of PUBLIC) await look(page, () => demo.go(path))
  await demo.signIn('ada')
  // In dev, React starts every actor twice; the first one's calls must not end the second.
  const loaded = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }
  await expect.poll(async () => (await demo.states()).customer).toEqual(loaded)
  for (const path of SIGNED_IN) await look(page, () => demo.go(path))
})

async function look(page: Page, go: () => Promise<unknown>) {
  await go()
  await page.evaluate(() => window.demo?.ready)
  await page.evaluate(() => window.demo?.clock?.settled())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
