import { expectAccessible, expectContrast } from '../axe.ts'
import { facts, figuresOf } from '../facts.ts'
import { desk, expect, test } from '../test.ts'

test('INV-1, INV-2: who has not begun sees three plans, and nobody else does; every deposit stands in its state, beside the balances', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  const deposit = ['Pending', 'true', 'failed', true, null].map((status, index) => ({
    _id: `d${index}`,
    amount: 100 + index,
    status,
    createdAt: `2026-02-0${9 - index}T10:00:00.000Z`,
  }))
  await demo.faults.set({ call: 'GET deposit/{id}', kind: 'status', status: 200, body: { deposit }, times: 1 })
  await demo.signIn('vera')
  await demo.go('/investify')
  const main = page.getByRole('main')
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deposit history' }) })
  await expect(history.getByRole('listitem')).toContainText([
    /100\.00.*Pending/,
    /101\.00.*Approved/,
    /102\.00.*Failed/,
    /103\.00.*Failed/,
    /104\.00.*Failed/,
  ])
  await demo.signIn('vera')
  await demo.go('/investify')
  const { total, investment, loan, profit } = await figuresOf(demo, 'vera')
  expect(await facts(page)).toEqual({
    'Investment Balance': investment,
    'Loan Balance': loan,
    Profit: profit,
    'Total Balance': total,
  })
  await expect(main.getByText('Expected ROI up to 50% per annum')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Start Investing' })).toBeVisible()
  for (const range of ['100-kr\u00a0999', '1,000-kr\u00a04,999', '10,000-kr\u00a050,000'])
    await expect(main.getByText(`kr\u00a0${range}`, { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Platinum' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bank Transfer' }).click()
  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await expect(dialog.getByLabel('AMOUNT')).toHaveValue('10000')
  await page.keyboard.press('Escape')
  await expect(main.getByText(/^Simulated prices/)).toHaveCount(0)
  await expectAccessible(page, 'main')
  for (const investStatus of ['true', 'pending', null]) {
    await demo.operator.setUser('vera', { investStatus })
    await expect(main.getByRole('heading', { name: 'Markets' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Start Investing' })).toHaveCount(0)
  }
})

const canvases = '[role=main] canvas, main canvas'

test('INV-3: the market is simulated and says so, in both themes, and its figures can be read, without the charts too @axe', async ({
  page,
  demo,
}) => {
  // So low that the charts are out of view.
  await page.setViewportSize({ width: 1280, height: 480 })
  await demo.open('/investify', { as: 'ada' })
  const main = page.getByRole('main')
  const summary = main.getByText('Weekly closing prices as a table')
  const theme = page.getByRole('button', { name: 'Dark theme' })
  const canvas = page.locator(canvases).first()
  await expect(main.getByText(/^Simulated prices/).first()).toBeVisible()
  await expect(page.locator(canvases)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await summary.scrollIntoViewIfNeeded()
  await expect(canvas).toBeVisible()
  await summary.click()
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Week ending', 'Harbour 50', 'Tidecoin', 'Garden Bonds'])
  await expectAccessible(page, 'main')
  const inks = () => canvas.screenshot()
  const light = await inks()
  await theme.click()
  await demo.clock.settled()
  expect((await inks()).equals(light)).toBe(false)
  await expectContrast(page, 'main')
  // Drawn without the open desk, beside it, and without it again.
  const drawing = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
  const alone = await drawing()
  await page.keyboard.press('F2')
  await expect(desk(page)).toBeVisible()
  await expect.poll(drawing).not.toBe(alone)
  await page.keyboard.press('F2')
  await expect.poll(drawing, 'nothing is cut').toBe(alone)
  const rows = await table.getByRole('row').allInnerTexts()
  expect(rows).toHaveLength(28)
  expect(rows[1]).toContain('2 Mar 2026')
  await demo.clock.setNow('2026-03-09T09:30')
  await expect(table.getByRole('row').nth(1)).toContainText('9 Mar 2026')
  expect((await table.getByRole('row').allInnerTexts()).slice(2)).toEqual(rows.slice(1, -1))

  await page.route(/market-chart[^/]*\.(js|tsx)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("not today")' }),
  )
  await demo.reload()
  await summary.scrollIntoViewIfNeeded()
  await expect(page.getByRole('status').filter({ hasText: 'The chart could not be loaded.' })).toHaveCount(3)
  await summary.click()
  await expect(table).toBeVisible()
})
