import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { expectDialogFit } from '../axe.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, tabTo, test, toast, toasts } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const FINANCES = {
  Amount: '1,250.50',
  'Monthly Income': '3,200',
  'Home Address': '3 Foss Lane',
  City: 'York',
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
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const row = (page: Page, status: string) => page.getByRole('main').getByRole('button', { name: status })
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apply for Loan' })
const stateOf = async (demo: DemoDriver) => (await demo.states()).loan
const posts = async (demo: DemoDriver) =>
  (await demo.calls()).filter(({ method, path }) => method === 'POST' && path === 'loan')

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

async function expectValues(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
}

/** Goes to the second step and fills it in. */
async function fillIn(page: Page) {
  await opener(page).click()
  await fill(page, FINANCES)
  await press(page, 'Next Step').click()
  await fill(page, PURPOSE)
}

test('LOAN-1, LOAN-2: an application is opened from /loan, and each step says what is wrong with it @double-click', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const main = page.getByRole('main')
  for (const text of ['Total Balance', 'Loan Balance'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
  await expect(row(page, 'Approved')).toBeVisible()
  const step = main.locator('[aria-current=step]')
  await expect(step).toContainText('You withdraw')
  const topOf = async (name: string) => (await main.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
  expect(await topOf('New loan')).toBeLessThan(await topOf('Latest loan'))
  const { loans } = await demo.operator.customer('ada')
  await demo.operator.setLoan(String(loans[0]?._id), 'Pending')
  await expect(row(page, 'Processing')).toBeVisible()
  expect(await topOf('Latest loan'), 'what one waits for comes first').toBeLessThan(await topOf('New loan'))
  await expect(step).toContainText('We review it')
  await demo.operator.setLoan(String(loans[0]?._id), 'true')
  await expect(row(page, 'Approved')).toBeVisible()
  await opener(page).click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await press(page, 'Next Step').click()
  await expect(toast(page, 'All input field must be valid')).toBeVisible()
  for (const label of Object.keys(FINANCES)) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Amount')).toBeFocused()
  await fill(page, { ...FINANCES, Amount: '900000', 'Monthly Income': '10' })
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/That is 90,000 monthly incomes/)
  await fill(page, FINANCES)
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(
    'Borrows £1,250.50. Loan Balance once approved: £7,944.50',
  )
  await demo.clock.advance(5_000)
  await expect(toasts(page)).toHaveCount(0)
  await press(page, 'Next Step').click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await fill(page, { ...PURPOSE, 'Next Of Kin': '   ' })
  await press(page, 'Apply').click()
  await expect(toast(page, 'All input field must be valid')).toBeVisible()
  await expect(field(page, 'Next Of Kin')).toBeFocused()
  await press(page, 'Back').click()
  await expectValues(page, FINANCES)
  await demo.clock.advance(5_000)
  await expect(toasts(page)).toHaveCount(0)
  await press(page, 'Next Step').dblclick()
  await expectValues(page, { ...PURPOSE, 'Next Of Kin': '   ' })
  await expect(toasts(page), 'the second click does not submit the second step').toHaveCount(0)
  expect(await posts(demo)).toEqual([])
})

test('LOAN-3, ERR-3: it validates, turns at 5 s, posts once at 15 s, and gives way to the pending notice', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const { user, loans } = await demo.operator.customer('ada')
  await fillIn(page)
  await press(page, 'Apply').dblclick()
  await field(page, 'Phone').press('Enter')
  const submit = press(page, 'Validating')
  await expect(submit).toHaveAttribute('aria-busy', 'false')
  await demo.clock.advance(4_999)
  await expect(submit).toHaveAttribute('aria-busy', 'false')
  await demo.clock.advance(1)
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await demo.clock.advance(9_999)
  expect(await posts(demo)).toEqual([])
  await demo.faults.set({ call: 'POST loan', kind: 'delay', ms: 1_000, times: 1 })
  await demo.clock.advance(1)
  expect(await stateOf(demo)).toBe('posting')
  await expect(press(page, 'Close')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await field(page, 'Phone').press('Enter')
  await demo.clock.advance(1_000)
  await expect(dialog(page).getByRole('heading')).toHaveText('Your loan is being processed')
  expect(await stateOf(demo)).toBe('posted')
  expect(
    (await posts(demo)).map(({ body, status, headers }) => ({ body, status, token: headers.token !== undefined })),
  ).toEqual([
    {
      body: {
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
      status: 200,
      token: true,
    },
  ])
  await expect(toasts(page)).toHaveCount(0)
  await expect(dialog(page)).toContainText('£1,250.50')
  const [latest] = (await demo.operator.customer('ada')).loans
  await demo.operator.setLoan(latest?._id ?? '', 'true')
  await expect(dialog(page).getByRole('heading')).toHaveText('Your loan is approved')
  await demo.operator.setLoan(latest?._id ?? '', 'Pending')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await demo.reload()
  await expect(row(page, 'Processing')).toContainText('£1,250.50')
  expect((await demo.operator.customer('ada')).loans.length).toBe(loans.length + 1)
})

test('LOAN-3: a customer whose details failed to load cannot apply, sees why, and can load them again; the notice is of what was applied for while the bank does not name it yet', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  await demo.faults.set({ call: 'GET loan/{id}', kind: 'delay', ms: 6_000, times: 1 })
  await demo.faults.set({ call: 'GET users/{id}', kind: 'status', status: 500, times: 1 })
  await demo.reload()
  await fillIn(page)
  await press(page, 'Apply').click()
  await expect(dialog(page).getByRole('status')).toContainText('could not be loaded')
  await press(page, 'Try again').press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Your details have loaded. Please apply again.')
  await expect(press(page, 'Apply')).toBeFocused()
  await demo.clock.advance(6_000)
  await demo.faults.set({ call: 'POST loan', kind: 'status', status: 204, times: 1 })
  await page.keyboard.press('Enter')
  await demo.clock.advance(15_000)
  await expect(dialog(page)).toContainText('£1,250.50')
  await expect(dialog(page).getByRole('heading')).toHaveText('Your loan is being processed')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
})

test('LOAN-3, QA-2: an application is made with the keyboard alone', async ({ page, demo }) => {
  await demo.open('/loan', { as: 'nora' })
  await opener(page).focus()
  await page.keyboard.press('Enter')
  for (const values of [FINANCES, PURPOSE]) {
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    for (const label of Object.keys(values)) {
      await tabTo(field(page, label))
      await page.keyboard.type(values[label as keyof typeof values])
    }
    await page.keyboard.press('Enter')
  }
  await demo.clock.advance(15_000)
  await expect(press(page, 'Verify')).toBeVisible()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(press(page, 'Verify'))
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await expect(row(page, 'Processing')).toBeVisible()
})

test('LOAN-4: the notice shows the loan’s status; Verify names customer care and reloads the page 2.5 s later', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'lena' })
  await row(page, 'Processing').click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Your loan is being processed')
  await expect(dialog(page).locator('header')).toContainText('Processing')
  await expect(dialog(page).locator('footer').getByRole('button')).toHaveText(['Verify', 'Done'])
  const [latest] = (await demo.operator.customer('lena')).loans
  await demo.operator.setLoan(latest?._id ?? '', 'true')
  await expect(dialog(page).getByRole('heading')).toHaveText('Your loan is approved')
  await expect(press(page, 'Verify')).toHaveCount(0)
  await press(page, 'Done').click()
  await expect(row(page, 'Approved')).toBeFocused()
  await demo.operator.setLoan(latest?._id ?? '', 'Pending')
  await row(page, 'Processing').press('Enter')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await press(page, 'Verify').click()
  await demo.clock.advance(2_499)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Processing')).toBeFocused()
  await demo.clock.advance(10_000)
  expect(loads).toBe(0)
  await row(page, 'Processing').click()
  await press(page, 'Verify').dblclick()
  const status = dialog(page).getByRole('status')
  await expect(status).toContainText('contact customer care')
  await expect(status.getByRole('link', { name: brand.support.email })).toBeVisible()
  await expect(status.getByRole('link', { name: brand.support.phone })).toBeVisible()
  await demo.clock.advance(2_499)
  expect(loads).toBe(0)
  const loaded = page.waitForEvent('load')
  await Promise.allSettled([demo.clock.advance(1), loaded])
  await demo.ready()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'Processing')).toBeVisible()
  expect(loads).toBe(1)
})

test("QA-2, DEMO-11: in any state of the loan's dialogs nothing is cut beside the open desk, and axe finds nothing", async ({
  page,
  demo,
}) => {
  await demo.open('/loan?console', { as: 'ada' })
  await opener(page).click()
  await press(page, 'Next Step').click()
  await demo.clock.advance(5_000)
  await expectDialogFit(page)
  await fill(page, FINANCES)
  await press(page, 'Next Step').click()
  await fill(page, PURPOSE)
  await press(page, 'Apply').click()
  await expectDialogFit(page)
  await demo.faults.set({ call: 'POST loan', kind: 'network', times: 1 })
  await demo.clock.advance(15_000)
  await expectDialogFit(page)
  await press(page, 'Apply').click()
  await demo.clock.advance(15_000)
  await expectDialogFit(page)
  await press(page, 'Verify').click()
  await expectDialogFit(page)
  await page.keyboard.press('Escape')
  const [latest] = (await demo.operator.customer('ada')).loans
  await demo.operator.setLoan(latest?._id ?? '', 'true')
  await row(page, 'Approved').click()
  await expectDialogFit(page)
})
