import { expect, test } from './test.ts'

const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const TEXT = {
  name: 'text.png',
  mimeType: 'image/png',
  buffer: Buffer.from('not a picture'),
}

test('DEMO-15: a deposit with its proof', async ({ page, demo }) => {
  await page.setViewportSize({ width: 976, height: 800 })
  await demo.open('/dashboard-overview', { as: 'nora', now: '2026-03-02T08:30Z', latency: 350 })
  const dialog = page.getByRole('dialog')
  await demo.clock.advance(1_300)
  await page.getByRole('button', { name: 'Deposit' }).click()
  await dialog.getByRole('button', { name: 'Bank Transfer' }).click()
  await demo.clock.advance(1_100)

  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await dialog.getByRole('textbox', { name: 'AMOUNT' }).fill('250')
  await dialog.getByRole('button', { name: 'Upload Proof' }).setInputFiles(TEXT)
  await demo.clock.settled()
  await dialog.getByRole('button', { name: 'Upload Proof' }).setInputFiles(PICTURE)
  await demo.clock.settled()
  await dialog.getByRole('button', { name: 'Make Deposit' }).click()
  await demo.clock.advance(4_300)

  const [deposit] = await demo.operator.records('deposits', 'nora')
  await demo.operator.setDeposit(deposit?._id ?? '', 'true')
  await page.getByRole('link', { name: 'Loan' }).click()
  await page.goBack()

  const nora = await demo.operator.customer('nora')
  expect(nora.deposits[0]).toMatchObject({ amount: 250, status: 'true' })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    modal: 'closed',
    session: 'signedIn',
  })
})
