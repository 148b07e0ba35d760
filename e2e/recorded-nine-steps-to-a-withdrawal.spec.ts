import { expect, test } from './test.ts'

const CODE = '482913'

test('DEMO-15: the tour “Nine steps to a withdrawal”', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada', now: '2026-03-02T08:30Z', latency: 350 })
  const dialog = page.getByRole('dialog')
  await demo.clock.advance(1_000)

  // A code, then customer care
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'PayPal' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('120.50')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(2_000)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(1_000)

  await demo.operator.releaseStep('ada')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(1_000)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(500)

  // The money leaves
  await demo.operator.releaseStep('ada')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(1_000)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(500)

  await demo.operator.releaseStep('ada')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(1_000)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(1_500)

  await demo.operator.releaseStep('ada')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(CODE)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.advance(7_500)

  const ada = await demo.operator.customer('ada')
  expect(ada.user).toMatchObject({ transferStep: 9 })
  expect(ada.transfers[0]).toMatchObject({
    amount: 120.5,
    status: false,
    withdrawalPath: 'invest',
    transactiontype: 'paypal',
  })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    modal: 'closed',
    session: 'signedIn',
  })
})
