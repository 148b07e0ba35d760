import type { Page } from '@playwright/test'
import { brand, demoNotice } from '#src/content/brand.ts'
import { expect, test } from '../test.ts'
import { dialog, field } from '../withdrawing.ts'

const opener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Statement of withdrawals', exact: true })
const withdrawals = (page: Page) => dialog(page).locator('dl > div', { hasText: 'Withdrawals' }).locator('dd')
const print = (page: Page) => dialog(page).getByRole('button', { name: 'Print', exact: true })

/** Says to the page that its print begins or has ended. */
const tell = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event)

test('OVER-4, LOAN-4, QA-2: a statement is made by keyboard alone, of any period; on paper there is the document and the demo notice, ink on white in either theme, and nothing else of the page; the overview, an open dialog and the notice of a loan are printed without buttons and backdrop @media', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'))
  })
  await demo.open('/dashboard-overview', { as: 'ada' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const { user } = await demo.operator.customer('ada')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Statement' })).toBeFocused()
  await expect(field(page, 'From')).toHaveValue('2025-03-03')
  await expect(field(page, 'To')).toHaveValue('2026-03-02')
  await expect(withdrawals(page)).toHaveText('14')
  await field(page, 'From').fill('2026-03-01')
  await expect(withdrawals(page)).toHaveText('0')
  await field(page, 'From').fill('2026-03-09')
  await expect(dialog(page).getByText('The end is before the start.')).toBeVisible()
  await expect(withdrawals(page)).toHaveText('—')
  await print(page).press('Enter')
  await expect(field(page, 'To')).toBeFocused()

  await field(page, 'From').fill('2025-03-03')
  const paper = page.getByRole('article')
  await print(page).press('Enter')
  await expect(page.locator('.printed-document')).toHaveCount(1)
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const text of [brand.name, 'Ada Fenwick', String(user.accountNumber), '3 Mar 2025 to 2 Mar 2026'])
    await expect(paper).toContainText(text)
  await expect(paper.getByText(/Fictional demonstration/).first()).toBeVisible()
  await expect(page.getByText(demoNotice.text)).toBeVisible()
  await expect(paper.locator('tbody tr')).toHaveCount(14)
  await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(paper.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  expect(await page.evaluate(pageRules)).toContain('counter(page)')
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const role of ['dialog', 'main', 'navigation', 'banner', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await tell(page, 'afterprint')
  await expect(page.locator('.printed-document')).toHaveCount(0)

  // The browser's own print command.
  await tell(page, 'beforeprint')
  await page.emulateMedia({ media: 'print' })
  await expect(paper.locator('tbody tr')).toHaveCount(14)
  await page.emulateMedia({ media: 'screen' })
  await tell(page, 'afterprint')
  await field(page, 'From').fill('')
  await tell(page, 'beforeprint')
  await expect(page.locator('.printed-document'), 'no document of a period that is none').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await demo.go('/loan')
  await page.getByRole('main').getByRole('button', { name: 'Approved' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Your loan is approved', brand.name]) await expect(dialog(page).getByText(text)).toBeVisible()
  await expect(page.getByText(demoNotice.text)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.locator('[data-part="backdrop"]')).toBeHidden()
  await expect(dialog(page).getByRole('button', { name: /close|done/i })).toHaveCount(0)
})

/** Runs in the page: what its styles say about a page of print. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : [])).join(' ')
}
