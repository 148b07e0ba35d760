import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { expectDialogFit } from '../axe.ts'
import { facts, figuresOf, moneyIn } from '../facts.ts'
import { expect, tabTo, test, toast, toasts } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const entry = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })
const initials = (page: Page) => page.getByRole('banner').getByRole('link', { name: /account/i })

test('ACCT-2: what is changed is saved, what is left blank stays, and the header follows', async ({ page, demo }) => {
  await demo.open('/account-details', { as: 'ada' })
  const { user: before } = await demo.operator.customer('ada')
  await entry(page, 'Account Settings').click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  for (const [label, value] of [
    ['First Name', before.firstName],
    ['Surname', before.lastName],
    ['Other Name', before.middleName],
    ['Email', before.email],
    ['Phone', before.phone],
    ['Address', before.address],
    ['City', before.city],
    ['Date of Birth', before.dob],
    ['Country', before.country?.name],
    ['Age', before.age],
    ['Gender', before.gender],
    ['Marital Status', before.maritalstatus],
    ['Account Type', before.accountType],
  ] as const) {
    await expect(field(page, label)).toHaveValue(String(value))
  }
  await field(page, 'First Name').fill('Grace')
  await field(page, 'Surname').fill('   ')
  await field(page, 'City').fill('')
  await field(page, 'Date of Birth').fill('1985-01-11')
  await field(page, 'Account Type').selectOption('Joint')
  await field(page, 'Country').fill('kr')
  await dialog(page).getByRole('option', { name: 'Norway' }).click()
  await expect(field(page, 'Country')).toHaveValue('Norway')
  await demo.faults.set({ call: 'PUT users/{id}', kind: 'delay', ms: 1_000, times: 1 })
  await save(page).dblclick()
  await field(page, 'First Name').press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Details Updated')).toBeVisible()
  await demo.clock.advance(1_999)
  await expect(dialog(page)).toBeVisible()
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(entry(page, 'Account Settings')).toBeFocused()
  await expect(initials(page)).toContainText('GF')
  const { user: after } = await demo.operator.customer('ada')
  const country = { name: 'Norway', symbol: 'kr' }
  expect(after).toEqual({ ...before, firstName: 'Grace', dob: '1985-01-11', accountType: 'Joint', country })
  await expect(page.getByRole('main')).toContainText(moneyIn('kr', Number(before.profit)))
  const puts = (await demo.calls()).filter(({ method }) => method === 'PUT')
  expect(puts.map(({ path }) => path)).toEqual([`users/${before._id}`])
  expect(puts[0]?.body).toMatchObject({ firstName: 'Grace', lastName: 'Fenwick', city: before.city })
  await demo.reload()
  await expect(initials(page)).toContainText('GF')
})

test('ACCT-1: the account page shows who one is, as on paper; every entry leads where it says, and Esc leads back to it; the account number is copied in one piece; on a phone the entries come before the details', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/account-details', { as: 'ada' })
  const { user } = await demo.operator.customer('ada')
  const { deposits, withdrawals, profit } = await figuresOf(demo, 'ada')
  for (const text of ['AF', 'Ada Fenwick'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  expect(await facts(page)).toMatchObject({
    'Customer number': user._id.slice(0, 15),
    Points: '0',
    'Referral Earnings': '0',
    'Total Deposits': deposits,
    'Total Withdrawals': withdrawals,
    'Total Profit': profit,
  })
  for (const [name, words] of [
    ['Self Help', /verified identity/],
    ['Refer and earn', /not offered yet/],
    ['Account Settings', /stay unchanged/],
  ] as const) {
    await entry(page, name).press('Enter')
    await expect(dialog(page)).toContainText(words)
    await expect(dialog(page).getByRole('heading', { level: 2, name })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(entry(page, name)).toBeFocused()
  }
  const kyc = entry(page, /^Identity check/)
  await expect(kyc).toContainText('Verified')
  await demo.operator.setKyc('ada', false)
  await expect(kyc).toContainText('Being checked')
  await demo.operator.setKyc('ada', null)
  await expect(kyc).toContainText('Verify')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    `mailto:${brand.support.email}`,
  )

  await page.setViewportSize({ width: 390, height: 844 })
  expect([user.dob, user.accountNumber]).toEqual(['1984-12-10', '1802154848'])
  const main = page.getByRole('main')
  await expect(main.getByText('10 Dec 1984', { exact: true })).toBeVisible()
  await expect(main.getByText('1802 1548 48')).toBeVisible()
  await main.getByRole('button', { name: 'Copy the account number' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1802154848')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await main.getByRole('button', { name: 'Copy the account number' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Not copied. Please select it.' })).toBeVisible()
  const tops = ['Identity and help', 'Totals', 'Your details'].map(async (name) => {
    const box = await main.getByRole('heading', { name, exact: true }).boundingBox()
    return box?.y ?? Number.NaN
  })
  const found = await Promise.all(tops)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  await entry(page, 'Log Out').click()
  await expect(page).toHaveURL('/auth/login')
})

test('QA-2: settings are changed with the keyboard alone', async ({ page, demo }) => {
  await demo.open('/account-details', { as: 'ada' })
  await entry(page, 'Account Settings').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(field(page, 'First Name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace')
  while (!(await field(page, 'Gender').evaluate((select) => select === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type('Male')
  await page.keyboard.press('Tab')
  while (!(await save(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Details Updated')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(entry(page, 'Account Settings')).toBeFocused()
  expect((await demo.operator.customer('ada')).user).toMatchObject({ firstName: 'Grace', gender: 'Male' })
})

test('ACCT-2, ERR-1, QA-2, DEMO-11: in any state of the account settings nothing is cut beside the open desk, and axe finds nothing; what is wrong is said', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details?console', { as: 'ada' })
  await entry(page, 'Account Settings').click()
  await field(page, 'City').fill('')
  await field(page, 'Age').fill('x')
  await field(page, 'Email').fill('x')
  await save(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/e-mail address/)
  await expectDialogFit(page)
  await field(page, 'Age').fill('40')
  await field(page, 'Email').fill('iris@larkspur.example')
  await save(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/This e-mail address belongs to another customer/)
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('')
  await demo.faults.set({ call: 'PUT users/{id}', kind: 'network', times: 1 })
  await save(page).click()
  await expect(dialog(page).getByRole('status')).toContainText('That may not have gone through')
  await expectDialogFit(page)
  await save(page).click()
  await toasts(page).getByRole('button').click()
  await expectDialogFit(page)
})
