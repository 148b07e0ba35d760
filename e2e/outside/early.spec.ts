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
  await page.unroute(SCRIPTS)
}

test('IN-8: what is pressed before the page can react takes effect once it can: on a phone the last of several buttons, of a form, and on a page of an account', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const button = (name: string) => page.getByRole('button', { name })
  await before(page, '/', async () => {
    await button('Dark theme').click()
    await button('Menu').click()
  })
  await expect(page.locator('[aria-controls=site-menu]')).toHaveAttribute('aria-expanded', 'true')
  await expect(button('Dark theme')).toHaveAttribute('aria-pressed', 'false')
  await before(page, '/login', () => button('Log In').click())
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await demo.ready()
  await demo.signIn('ada')
  await before(page, '/dashboard-overview', () => button('Deposit').click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('#root[data-page]'), 'the page was hydrated').toHaveCount(1)
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
