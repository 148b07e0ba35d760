import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './axe.ts'
import { answerLongHistory } from './long-history.ts'
import { expect, test } from './test.ts'

const YEAR = 'larkspur-statement-2025-03-03-2026-03-02.csv'
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Statement', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statement' })
const preset = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const rows = (page: Page) => dialog(page).getByRole('listitem')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const figure = (page: Page, label: string) => dialog(page).locator('dl > div', { hasText: label }).locator('dd')

async function open(page: Page) {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function csv(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), preset(page, 'Download CSV').click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-prints', '')
  })
const prints = (page: Page) => page.locator('html[data-prints]')

for (const width of [360, 1280]) {
  test(`OVER-4: a statement is made by keyboard alone, of any period, with no axe violation at ${width} px`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height: 800 })
    await demo.open('/dashboard-overview', { as: 'ada' })
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Statement' })).toBeFocused()
    await expect(field(page, 'From')).toHaveValue('2026-03-01')
    await expect(field(page, 'To')).toHaveValue('2026-03-02')
    await expect(preset(page, 'This month')).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page).getByText('No withdrawals in this period')).toBeVisible()
    await expectAccessible(page)

    await preset(page, 'Last 12 months').press('Enter')
    await expect(field(page, 'From')).toHaveValue('2025-03-03')
    await expect(rows(page)).toHaveCount(14)
    await expect(figure(page, 'Withdrawals')).toHaveText('14')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await field(page, 'From').fill('2026-03-09')
    await expect(dialog(page).getByText('The end is before the start.')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await preset(page, 'Print').press('Enter')
    await expect(field(page, 'To')).toBeFocused()
    await field(page, 'From').fill('')
    await preset(page, 'Download CSV').press('Enter')
    await expect(field(page, 'From')).toBeFocused()
    await expect(field(page, 'From')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'Total')).toHaveText('—')
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expectContrast(page)

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })
}

test('OVER-4: the file holds what the period holds, newest first, and says that it is a demo @download', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await demo.operator.setUser('ada', { firstName: '=1+1', lastName: '"A", B' })
  const { user, transfers } = await demo.operator.customer('ada')
  await open(page)
  await preset(page, 'Last 12 months').click()
  const { name, text } = await csv(page)
  await expect(dialog(page).getByRole('status')).toContainText(YEAR)
  const lines = text.split('\r\n')
  const [mark, holder, account, period, columns, ...body] = lines
  expect({ name, bom: text.charCodeAt(0), holder, account, period, columns, end: body.pop() }).toEqual({
    name: YEAR,
    bom: 0xfeff,
    holder: `Account holder,"'=1+1 ""A"", B",,,,,`,
    account: `Account number,${user.accountNumber},,,,,`,
    period: 'Period,2025-03-03,2026-03-02,,,,',
    columns: 'Date,Time (UTC),Type,Method,Status,Amount,Currency',
    end: '',
  })
  expect(mark).toContain('Fictional demonstration')
  const methods: Record<string, string> = {
    paypal: 'PayPal',
    'bank transfer': 'Bank Transfer',
    cashapp: 'Cashapp',
    zelle: 'Zelle',
  }
  const expected = [...transfers]
    .sort((left, right) => String(right.createdAt).localeCompare(String(left.createdAt)))
    .map((row) =>
      [
        row.createdAt,
        row.withdrawalPath === 'loan' ? 'Loan withdrawal' : 'Withdrawal',
        methods[String(row.transactiontype)],
        row.status ? 'Approved' : 'Pending',
        Number(row.amount).toFixed(2),
        '£',
      ].join(','),
    )
  expect(body.map((line) => line.slice('2026-03-02,'.length))).toEqual(expected)
})

test('OVER-4: on paper there is the document and the strip, ink on white in either theme, and nothing else of the page @media', async ({
  page,
  demo,
}) => {
  await stubPrint(page)
  await demo.open('/dashboard-overview', { as: 'ada' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const { user } = await demo.operator.customer('ada')
  await open(page)
  await preset(page, 'Last 12 months').click()
  const paper = page.getByRole('article')
  await preset(page, 'Print').click()
  await expect(prints(page)).toHaveCount(1)
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Larkspur Demo Bank', 'Ada Fenwick', String(user.accountNumber), '3 Mar 2025 to 2 Mar 2026']) {
    await expect(paper).toContainText(text)
  }
  await expect(paper.getByText(/Fictional demonstration/).first()).toBeVisible()
  await expect(page.getByText('A fictional demonstration with no real money.')).toBeVisible()
  await expect(paper.locator('tbody tr')).toHaveCount(14)
  await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(paper.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  expect(await page.evaluate(pageRules)).toContain('counter(page)')
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const role of ['dialog', 'main', 'navigation', 'banner', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.printed-document')).toHaveCount(0)
  await expect(preset(page, 'Print')).toBeVisible()
})

/** Runs in the page: what its styles say about a page of print. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : [])).join(' ')
}

test('OVER-4: of 100,000 rows the file holds all, and paper says where it ends @download', async ({ page, demo }) => {
  await stubPrint(page)
  await demo.open('/login')
  await page.evaluate(answerLongHistory)
  await demo.signIn('ada')
  await open(page)
  await expect(rows(page).first()).toBeVisible()
  await preset(page, 'Everything').click()
  await expect(figure(page, 'Withdrawals')).toHaveText('100,000')
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '100000')
  await expect(preset(page, 'Print')).toHaveAccessibleDescription(/at most 2,000 withdrawals/)
  await preset(page, 'Print').press('Enter')
  await expect(prints(page)).toHaveCount(0)
  const { text } = await csv(page)
  expect(text.split('\r\n')).toHaveLength(4 + 1 + 100_000 + 1)
})

test('OVER-4: what could not be loaded is no empty statement, and can be asked for again', async ({ page, demo }) => {
  await demo.open('/login')
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'status', status: 500 })
  await demo.signIn('nora')
  await open(page)
  await expect(dialog(page).getByText('Could not be loaded.')).toBeVisible()
  await expect(preset(page, 'Print')).toHaveCount(0)
  await demo.faults.clear()
  await preset(page, 'Try again').click()
  await expect(dialog(page).getByText('No withdrawals in this period')).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
