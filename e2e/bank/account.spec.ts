import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { facts, figuresOf, moneyIn } from '../facts.ts'
import { sentBy } from '../money.ts'
import { expect, tabTo, test, toast, toasts } from '../test.ts'
import { dialog, field } from '../withdrawing.ts'

const entry = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })
const initials = (page: Page) => page.getByRole('banner').getByRole('link', { name: /account/i })

test('ACCT-1, ACCT-2, ERR-1, IN-6, QA-2: the account page shows who one is, as on paper; every entry leads where it says or unfolds; the account number is copied in one piece; on a phone the entries come before the totals; with the keyboard alone, what is changed is saved, what is left blank stays, and the header follows; what is wrong is said at its field; an answer that was lost is no lost change', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/account-details', { as: 'ada' })
  const main = page.getByRole('main')
  const { user } = await demo.operator.customer('ada')
  const { deposits, withdrawals, profit } = await figuresOf(demo, 'ada')
  for (const text of ['AF', 'Ada Fenwick', '1802 1548 48'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
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
  ] as const) {
    await main.locator('summary', { hasText: name }).press('Enter')
    await expect(main.getByText(words)).toBeVisible()
  }
  const kyc = entry(page, /^Identity check/)
  await expect(kyc).toContainText('Verified')
  await demo.operator.setKyc('ada', null)
  await expect(kyc).toContainText('Verify')
  const mail = main.getByRole('link', { name: 'Contact Us' })
  await expect(mail).toHaveAttribute('href', `mailto:${brand.support.email}`)

  await page.setViewportSize({ width: 390, height: 844 })
  const copy = main.getByRole('button', { name: 'Copy: Account Number' })
  const said = (words: string) => main.getByRole('status').filter({ hasText: words })
  await copy.click()
  await expect(said('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1802154848')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await copy.click()
  await expect(said('Not copied. Please select it.')).toBeVisible()
  const tops = ['Identity and help', 'Totals'].map(async (name) => {
    const box = await main.getByRole('heading', { name, exact: true }).boundingBox()
    return box?.y ?? Number.NaN
  })
  const found = await Promise.all(tops)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  await entry(page, 'Log Out').click()
  await expect(page).toHaveURL('/auth/login')

  await page.setViewportSize({ width: 1280, height: 720 })
  await demo.signIn('ada')
  await demo.go('/account-details')
  const { user: before } = await demo.operator.customer('ada')
  await entry(page, 'Account Settings').focus()
  await page.keyboard.press('Enter')
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
  ] as const)
    await expect(field(page, label)).toHaveValue(String(value))
  await page.keyboard.press('Tab')
  await tabTo(field(page, 'First Name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace')
  // Forwards only: beyond the last control, Firefox without a window has no focus any more.
  const goTo = async (control: ReturnType<typeof field>) => {
    while (!(await control.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  }
  await goTo(field(page, 'City'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await goTo(field(page, 'Email'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('iris@larkspur.example')
  await goTo(field(page, 'Gender'))
  await page.keyboard.type('Male')
  await field(page, 'Date of Birth').fill('')
  await page.keyboard.type('02301990')
  // In the field itself, Enter opens Firefox's calendar.
  await goTo(save(page))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Date of Birth')).toHaveAccessibleDescription(/This is not a date/)
  await expect(field(page, 'Date of Birth')).toBeFocused()
  await field(page, 'Date of Birth').fill('1985-01-11')
  await field(page, 'Country').fill('kr')
  await dialog(page).getByRole('option', { name: 'Norway' }).click()
  await expect(field(page, 'Country')).toHaveValue('Norway')
  await goTo(save(page))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/This e-mail address belongs to another customer/)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(toasts(page)).toHaveCount(0)
  await field(page, 'Email').fill('')
  await demo.faults.set({ call: 'PUT users/{id}', kind: 'network', after: true, times: 1 })
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status').filter({ hasText: 'the bank has them as they are here' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Details Updated')).toBeVisible()
  await demo.clock.advance(1_999)
  await expect(dialog(page)).toBeVisible()
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(entry(page, 'Account Settings')).toBeFocused()
  await expect(initials(page)).toContainText('GF')
  const changed = { firstName: 'Grace', dob: '1985-01-11', gender: 'Male', country: { name: 'Norway', symbol: 'kr' } }
  expect((await demo.operator.customer('ada')).user).toEqual({ ...before, ...changed })
  await expect(page.getByRole('main')).toContainText(moneyIn('kr', Number(before.profit)))
  expect((await sentBy(demo)).at(-1)).toEqual([
    `PUT users/${before._id}`,
    expect.objectContaining({ ...changed, lastName: 'Fenwick', city: before.city }),
  ])
})
