import { expect, test } from '@playwright/test'

// The example in docs/window-demo.md, verbatim: only Playwright and `window.demo`.
test('DEMO-4: a stranger signs a persona in, pushes time, breaks a call and asserts', async ({ page }) => {
  await page.goto('/loan?reset&as=ada&clock=paused&latency=0')
  await page.evaluate(() => window.demo?.ready)
  await page.evaluate(() => window.demo?.faults?.set({ call: 'POST loan', kind: 'status', status: 500, times: 1 }))
  await page.getByRole('button', { name: 'Apply for Loan' }).click()
  for (const field of ['Amount', 'Monthly Income', 'Home Address', 'City', 'State'])
    await page.getByRole('dialog').getByLabel(field).fill('900')
  await page.getByRole('button', { name: 'Next Step' }).click()
  for (const field of ['Loan Purpose', 'Professional Status', 'Professional Category', 'Next Of Kin', 'Phone'])
    await page.getByRole('dialog').getByLabel(field).fill('90000')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.evaluate(() => window.demo?.clock?.advance(15_000))
  await expect(page.getByRole('status').getByText('That did not go through.')).toBeVisible()
})

test('DEMO-4: what a stranger does with what was read changes nothing', async ({ page }) => {
  await page.goto('/dashboard-overview?reset&as=ada&clock=paused&latency=0')
  await page.evaluate(() => window.demo?.ready)
  await page.evaluate(() => window.demo?.operator?.setUser('ada', { userOtp: '482913' }))
  const read = () =>
    page.evaluate(() => [window.demo?.timeline?.entries(), window.demo?.outbox?.(), window.demo?.scenarios?.()])
  const before = await read()
  const reason = await page.evaluate(() => {
    const { outbox = () => [], scenarios = () => [], timeline } = window.demo ?? {}
    for (const one of [...outbox(), ...scenarios()]) Object.assign(one, { title: 'Another', text: 'Another' })
    try {
      timeline?.entries().splice(0)
      return null
    } catch (error) {
      return (error as Error).name
    }
  })
  expect([reason, await read()]).toEqual(['TypeError', before])
})
