import { expectAccessible, expectContrast } from '../axe.ts'
import { expect, test } from '../test.ts'

const canvases = '[role=main] canvas, main canvas'

test('INV-1, INV-2: who has not begun sees three plans, and nobody else does', async ({ page, demo }) => {
  await demo.open('/investify', { as: 'vera' })
  const main = page.getByRole('main')
  await expect(main.getByText('Expected ROI up to 50% per annum')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Start Investing' })).toBeVisible()
  for (const [plan, range, minimum] of [
    ['Basic', 'kr\u00a0100-kr\u00a0999', '100'],
    ['Gold', 'kr\u00a01,000-kr\u00a04,999', '1000'],
    ['Platinum', 'kr\u00a010,000-kr\u00a050,000', '10000'],
  ] as const) {
    await expect(main.getByText(range, { exact: true })).toBeVisible()
    await main.getByRole('button', { name: plan }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Bank Transfer' }).click()
    await dialog.getByRole('button', { name: 'Next Step' }).click()
    await expect(dialog.getByLabel('AMOUNT')).toHaveValue(minimum)
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: plan })).toBeFocused()
  }
  await demo.operator.setUser('vera', { country: { name: 'Liberia', symbol: '$' } })
  for (const range of ['$100-$999', '$1,000-$4,999', '$10,000-$50,000'])
    await expect(main.getByText(range, { exact: true })).toBeVisible()
  await expect(main.getByText(/^Simulated prices/)).toHaveCount(0)
  await expectAccessible(page)
  for (const status of ['Pending', 'Approved', 'Failed']) await expect(main.getByText(status).first()).toBeVisible()
  for (const investStatus of ['true', 'pending', null]) {
    await demo.operator.setUser('vera', { investStatus })
    await expect(main.getByRole('heading', { name: 'Markets' })).toBeVisible()
  }
})

test('INV-3: the market is simulated and says so, in both themes, and its figures can be read @axe', async ({
  page,
  demo,
}) => {
  // So low that the charts are out of view.
  await page.setViewportSize({ width: 1280, height: 480 })
  await demo.open('/investify', { as: 'ada' })
  const main = page.getByRole('main')
  await expect(main.getByText(/^Simulated prices/).first()).toBeVisible()
  await expect(page.locator(canvases)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await main.getByText('Weekly closing prices as a table').scrollIntoViewIfNeeded()
  await expect(page.locator(canvases).first()).toBeVisible()
  await expectAccessible(page)
  const inks = () => page.locator(canvases).first().screenshot()
  const light = await inks()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await demo.clock.settled()
  expect((await inks()).equals(light)).toBe(false)
  // Drawn beside the open desk, and drawn without it.
  const theme = page.getByRole('button', { name: 'Dark theme' })
  const drawing = () =>
    page
      .locator(canvases)
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await page.keyboard.press('F2')
  await expect(page.getByRole('complementary', { name: 'Demo desk' })).toBeVisible()
  await theme.click()
  await demo.clock.settled()
  const beside = await drawing()
  await page.keyboard.press('F2')
  await expect.poll(drawing).not.toBe(beside)
  await theme.click()
  await theme.click()
  await page.keyboard.press('F2')
  await expect.poll(drawing, 'with less room it is drawn again, and nothing is cut').toBe(beside)
  await page.keyboard.press('F2')
  await main.getByText('Weekly closing prices as a table').click()
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Week ending', 'Harbour 50', 'Tidecoin', 'Garden Bonds'])
  await expect(table.getByRole('row')).toHaveCount(28)
  const rows = await table.getByRole('row').allInnerTexts()
  expect(rows[1]).toContain('2 Mar 2026')
  await expectContrast(page)
  await demo.clock.setNow('2026-03-09T09:30')
  await expect(table.getByRole('row').nth(1)).toContainText('9 Mar 2026')
  expect((await table.getByRole('row').allInnerTexts()).slice(2)).toEqual(rows.slice(1, -1))
})

test('INV-3: without the charts their figures are there all the same', async ({ page, demo }) => {
  await page.route(/market-chart[^/]*\.(js|tsx)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("not today")' }),
  )
  await demo.open('/investify', { as: 'ada' })
  await page.getByText('Weekly closing prices as a table').scrollIntoViewIfNeeded()
  await expect(page.getByRole('status').filter({ hasText: 'The chart could not be loaded.' })).toHaveCount(3)
  await page.getByText('Weekly closing prices as a table').click()
  await expect(page.getByRole('table')).toBeVisible()
})
