import { expect, test } from './test.ts'

test('DEMO-15: a loan refused once', async ({ page, demo }) => {
  await page.setViewportSize({ width: 976, height: 800 })
  await demo.open('/loan', { as: 'ada', now: '2026-03-02T08:30Z', latency: 350 })
  const dialog = page.getByRole('dialog')
  await demo.clock.advance(1_000)
  await demo.faults.set({ call: 'POST loan', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Apply for Loan' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,250.50')
  await dialog.getByRole('textbox', { name: 'Monthly Income' }).fill('3000')
  await dialog.getByRole('textbox', { name: 'Home Address' }).fill('3 Foss Lane')
  await dialog.getByRole('textbox', { name: 'City' }).fill('York')
  await dialog.getByRole('textbox', { name: 'State' }).fill('Yorkshire')
  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await dialog.getByRole('textbox', { name: 'Loan Purpose' }).fill('A boat')
  await dialog.getByRole('textbox', { name: 'Professional Status' }).fill('Employed')
  await dialog.getByRole('textbox', { name: 'Professional Category' }).fill('Teaching')
  await dialog.getByRole('textbox', { name: 'Next Of Kin' }).fill('Maud Fenwick')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+1 340 555 0102')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await demo.clock.advance(16_000)

  await dialog.getByRole('button', { name: 'Apply' }).click()
  await demo.clock.advance(36_900)

  const ada = await demo.operator.customer('ada')
  expect(ada.loans[0]).toMatchObject({
    amount: 1250.5,
    status: 'Pending',
    monthlyIncome: '3000',
    homeAddress: '3 Foss Lane',
    city: 'York',
    state: 'Yorkshire',
    loanPurpose: 'A boat',
    professionalStatus: 'Employed',
    professionalCategory: 'Teaching',
    nextOfKin: 'Maud Fenwick',
    phone: '+1 340 555 0102',
  })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    loan: 'posted',
    'loan-notice': { shown: 'processing' },
    modal: 'open',
    session: 'signedIn',
  })
})
