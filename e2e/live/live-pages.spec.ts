import { PUBLIC_HEADINGS } from '../routes.ts'
import { expect, takenUp, test } from './live-bank.ts'

test('SEC-3, PUB-4: the live build has every public page at its path', async ({ page }) => {
  await page.goto('/#values')
  await takenUp(page.locator('#news a').first())
  await expect(page.locator('#values')).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sign In'])
  for (const [path, heading] of Object.entries(PUBLIC_HEADINGS)) {
    await page.evaluate((path) => history.pushState({}, '', path), path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  }
})
