import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { sentBy } from '../money.ts'
import { expect, tabTo, test, toast, toasts } from '../test.ts'
import { dialog, field } from '../withdrawing.ts'

const FINANCES = {
  Amount: '1,250.50',
  'Monthly Income': '3,200',
  'Home Address': '3 Foss Lane',
  City: ' York ',
  State: 'Yorkshire',
}
const PURPOSE = {
  'Loan Purpose': 'A boat',
  'Professional Status': 'Employed',
  'Professional Category': 'Teaching',
  'Next Of Kin': 'Maud Fenwick',
  Phone: '+1 340 555 0102',
}

const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page) => dialog(page).getByRole('heading')
const row = (page: Page, status: string) => page.getByRole('main').getByRole('button', { name: status })
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apply for Loan' })

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

test('LOAN-1, LOAN-2, LOAN-3, ERR-3: the page says how far the latest loan is; each step says what is wrong with it, a double click sends one step only, and what is posted is what was typed @double-click', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  await expect(row(page, 'Approved')).toBeVisible()
  const { user, loans } = await demo.operator.customer('ada')
  await demo.operator.setLoan(String(loans[0]?._id), 'Pending')
  await expect(row(page, 'Processing')).toBeVisible()
  await demo.operator.setLoan(String(loans[0]?._id), 'true')

  await opener(page).click()
  await press(page, 'Next Step').click()
  await expect(toast(page, 'All input field must be valid')).toBeVisible()
  for (const label of Object.keys(FINANCES)) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Amount')).toBeFocused()
  await fill(page, { ...FINANCES, Amount: '900000', 'Monthly Income': '10' })
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/That is 90,000 monthly incomes/)
  await fill(page, FINANCES)
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/^Borrows £1,250\.50\. Loan Balance once /)
  await press(page, 'Next Step').click()
  await press(page, 'Back').click()
  await demo.clock.advance(5_000)
  await press(page, 'Next Step').dblclick()
  await expect(toasts(page), 'the second click does not submit the second step').toHaveCount(0)
  await fill(page, PURPOSE)

  await press(page, 'Apply').dblclick()
  await demo.clock.advance(4_999)
  await expect(press(page, 'Validating')).toHaveAttribute('aria-busy', 'false')
  await demo.clock.advance(1)
  await expect(press(page, 'Validating')).toHaveAttribute('aria-busy', 'true')
  await demo.clock.advance(9_999)
  expect(await sentBy(demo)).toEqual([])
  await demo.clock.advance(1)
  await expect(heading(page)).toHaveText('Your loan is being processed')
  expect(await sentBy(demo)).toEqual([
    [
      'POST loan',
      {
        amount: '1250.50',
        monthlyIncome: '3200',
        homeAddress: '3 Foss Lane',
        city: 'York',
        state: 'Yorkshire',
        loanPurpose: 'A boat',
        professionalStatus: 'Employed',
        professionalCategory: 'Teaching',
        nextOfKin: 'Maud Fenwick',
        phone: '+1 340 555 0102',
        email: 'ada@larkspur.example',
        name: 'Ada Fenwick',
        userId: user._id,
      },
    ],
  ])
})

test('LOAN-3, LOAN-4, WD-3, ERR-1, QA-2: with the keyboard alone, a customer whose details failed to load loads them again and applies; the notice is not of the loan before while the bank does not name the new one yet; a lost answer is not a lost application; the page says that a loan stops withdrawals; its notice shows the loan’s status, and Verify names customer care', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  await demo.faults.set({ call: 'GET users/{id}', kind: 'status', status: 500, times: 1 })
  await demo.signIn('ada')
  await demo.go('/loan')
  await demo.faults.set({ call: 'POST loan', kind: 'status', status: 204, times: 1 })
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Could not be loaded.')
  await expect(field(page, 'Amount')).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: /^Try again/ })
    .press('Enter')
  for (const values of [FINANCES, PURPOSE]) {
    await expect(field(page, Object.keys(values)[0] ?? '')).toBeVisible()
    await page.keyboard.press('Tab')
    for (const [label, value] of Object.entries(values)) {
      await tabTo(field(page, label))
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Enter')
  }
  await demo.clock.advance(15_000)
  await expect(heading(page)).toHaveText('Your loan is being processed')
  await expect(dialog(page)).not.toContainText('£')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(press(page, 'Verify'))
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  await demo.signIn('lena')
  await demo.go('/loan')
  await expect(page.getByRole('main')).toContainText('Your latest loan is not approved yet.')
  await row(page, 'Processing').click()
  await expect(heading(page)).toHaveText('Your loan is being processed')
  await expect(dialog(page).locator('footer').getByRole('button')).toHaveText(['Verify', 'Done'])
  await press(page, 'Done').click()
  await opener(page).click()
  await fill(page, FINANCES)
  await press(page, 'Next Step').click()
  await fill(page, PURPOSE)
  await demo.faults.set({ call: 'POST loan', kind: 'network', after: true, times: 1 })
  await press(page, 'Apply').click()
  await demo.clock.advance(15_000)
  const status = dialog(page).getByRole('status')
  await expect(status).toContainText('We received no answer to what you sent, but it went through')
  await field(page, 'Phone').fill('0')
  await press(page, 'Back').click()
  await expect(dialog(page).locator('footer'), 'until it is sent again').toContainText('it went through')
  await page.keyboard.press('Escape')
  await row(page, 'Processing').click()
  const [latest] = (await demo.operator.customer('lena')).loans
  await demo.operator.setLoan(latest?._id ?? '', 'true')
  await expect(heading(page)).toHaveText('Your loan is approved')
  await expect(press(page, 'Verify')).toHaveCount(0)
  await press(page, 'Done').click()
  await expect(row(page, 'Approved')).toBeFocused()
  await demo.operator.setLoan(latest?._id ?? '', 'Pending')
  await row(page, 'Processing').press('Enter')
  await press(page, 'Verify').dblclick()
  await expect(status).toContainText('contact customer care')
  for (const name of [brand.support.email, brand.support.phone])
    await expect(status.getByRole('link', { name })).toBeVisible()
})
