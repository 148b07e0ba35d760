import { followLinks } from './links.ts'
import { expect, signIn, takenUp, test } from './live-bank.ts'
import { PUBLIC_HEADINGS, SIGNED_IN_HEADINGS, UNLINKED, visitSlashed } from './routes.ts'
import { NOW } from './support/driver.ts'
import { PASSWORD } from './test.ts'

test('SEC-3, PUB-4: in the live build a section of the front page is left for another page as any other', async ({
  page,
}) => {
  await page.goto('/#values')
  await takenUp(page.locator('#news a').first())
  await expect(page.locator('#values')).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sign In'])
})

test('SEC-3, PUB-4: in the live build every link of header and footer leads where it says, and Back from there', async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.goto(path)
    await takenUp(page.getByRole('contentinfo').getByRole('link').last())
    if (path === '/') await takenUp(page.locator('#news a').first())
  }
  // These two are linked from within pages only.
  const starts = [...UNLINKED, '/forget-password', '/register']
  await followLinks(page, PUBLIC_HEADINGS, starts, open, 'frame')
})

test('SEC-3, PUB-9: in the live build an address that begins with // shows the page that it means, at its own path', async ({
  page,
}) => {
  await page.goto('/')
  await visitSlashed(page, async (address) => {
    await page.goto(address)
  })
})

test('SEC-3, SHELL-1: in the live build every link of the signed-in area leads where it says, and Back from there', async ({
  page,
}) => {
  await page.clock.setSystemTime(NOW)
  await signIn(page, 'ada', PASSWORD)
  await followLinks(page, SIGNED_IN_HEADINGS, ['/dashboard-overview'], async (path) => {
    await page.goto(path)
  })
})
