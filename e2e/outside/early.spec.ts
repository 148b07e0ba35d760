import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { expect, test } from '../test.ts'
import { extend, keepExtending, translate } from './others.ts'

const SCRIPTS = /assets\/.*\.js/
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** Opens a page whose scripts come only after what is done meanwhile. */
async function before(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const release = await hold(page, SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#root ~ noscript')).toBeAttached()
  await act()
  release()
  await page.waitForLoadState()
}

const presses: [
  what: string,
  path: string,
  press: (page: Page) => Promise<unknown>,
  effect: (page: Page) => unknown,
][] = [
  [
    'Log In',
    '/login',
    (page) => page.getByRole('button', { name: 'Log In' }).click(),
    (page) => expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true'),
  ],

  [
    'Send Message',
    '/contact',
    (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    (page) => expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true'),
  ],

  [
    'Demo desk, after another',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Dark theme' }).click()
      await page.getByRole('button', { name: 'Demo desk' }).click()
    },
    async (page) => {
      await expect(page.getByRole('button', { name: 'Demo desk' })).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'false')
    },
  ],
]

for (const [what, path, press, effect] of presses)
  test(`IN-8: ${what}, pressed before the page can react, takes effect once it can`, async ({ page }) => {
    await before(page, path, () => press(page))
    await effect(page)
    await expect(page.locator('#root[data-page]'), 'the page was hydrated').toHaveCount(1)
  })

test('IN-8: on a phone, the menu opens that was pressed before the page could react', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await before(page, '/', () => menu.click())
  await expect(page.locator('[aria-controls=site-menu]')).toHaveAttribute('aria-expanded', 'true')
})

test('IN-8: on a page of an account, too', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await before(page, '/dashboard-overview', () => page.getByRole('button', { name: 'Deposit' }).click())
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('IN-8: what was typed and sent before the page could react counts, where a translator and an extension that goes on changed it', async ({
  page,
  demo,
}) => {
  await keepExtending(page)
  await translate(page)
  await before(page, '/login', async () => {
    await page.locator('[name=email]').first().fill('ada@larkspur.example')
    await page.locator('[name=password]').fill('Demo-1234')
    await page.keyboard.press('Enter')
  })
  await expect(page).toHaveURL('/dashboard-overview')
  await demo.clock.settled()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('IN-8: what was typed and chosen before stays, with the focus, where an extension changed the form', async ({
  page,
  demo,
}) => {
  await before(page, '/create-account', async () => {
    await extend(page)
    await field(page, 'Other Name').fill('Winter')
    await field(page, 'First Name').fill('Wren')
  })
  await demo.ready()
  await expect(field(page, 'First Name')).toBeFocused()
  await page.keyboard.type('!')
  await expect(field(page, 'First Name')).toHaveValue('Wren!')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(field(page, 'Age')).toHaveAttribute('aria-invalid', 'true')
  for (const label of ['First Name', 'Other Name'])
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
})
