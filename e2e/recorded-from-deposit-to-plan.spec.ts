import { expect, test } from './test.ts'

const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('DEMO-15: the tour “From deposit to plan”', async ({ page, demo }) => {
  await demo.open('/investify', { as: 'vera', now: '2026-03-02T08:30Z', latency: 350 })
  const dialog = page.getByRole('dialog')
  await demo.clock.advance(1_000)

  // The customer pays in
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await dialog.getByRole('button', { name: 'Bank Transfer' }).click()
  await demo.clock.advance(2_000)

  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await dialog.getByRole('textbox', { name: 'AMOUNT' }).fill('4,500')
  await dialog.getByRole('button', { name: 'Upload Proof' }).setInputFiles(PICTURE)
  await demo.clock.settled()
  await dialog.getByRole('button', { name: 'Make Deposit' }).click()
  await demo.clock.advance(5_000)

  // The bank decides
  const [deposit] = await demo.operator.records('deposits', 'vera')
  await demo.operator.setDeposit(deposit?._id ?? '', 'true')
  await demo.operator.setUser('vera', { investStatus: 'true' })

  const vera = await demo.operator.customer('vera')
  expect(vera.user).toMatchObject({ investStatus: 'true' })
  expect(vera.deposits[0]).toMatchObject({ amount: 4500, status: 'true' })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    modal: 'closed',
    session: 'signedIn',
  })
})
