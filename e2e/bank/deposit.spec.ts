import { appendFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { damagedFile, picture, renamedFile } from '../files.ts'
import { sentBy } from '../money.ts'
import { expect, test, toast, toasts } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const PROOF = picture()

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const amount = (page: Page) => dialog(page).getByLabel('AMOUNT')
const picker = (page: Page) => dialog(page).getByLabel('Upload Proof')
const preview = (page: Page) => dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })
const wallets = (page: Page) => button(page, /^Copy: (Bitcoin|Ethereum|USDT)/)
const status = (page: Page, text: string) => dialog(page).getByRole('status').filter({ hasText: text })
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })
const history = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deposit history' }) })

test('DEP-1, DEP-2, DEP-3, DEP-4, DEP-5, INV-2, ERR-3, IN-5: the whole way by bank, with a plan, in reach of everybody; a receipt that was changed after it was chosen is asked for again @cdp', async ({
  page,
  demo,
}, info) => {
  await demo.open('/investify', { as: 'vera' })
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Select a Method To Deposit' })).toBeFocused()
  await expect(dialog(page)).toContainText('Easily make deposit through bank transfer')
  await expect(dialog(page)).toContainText('Make deposit through wallet addresses')
  await button(page, 'Bank Transfer').click()
  await expect(dialog(page).getByRole('heading', { name: 'Bank Transfer' })).toBeFocused()
  for (const text of ['Larkspur Demo Bank', 'Larkspur Demo Deposits', 'Current account', 'GB00 LARK 0000 0000 0000 00'])
    await expect(dialog(page)).toContainText(text)
  await expect(wallets(page)).toHaveCount(0)
  await button(page, 'Next Step').click()

  await expect(amount(page)).toHaveValue('1000')
  const hint = status(page, 'kr\u00a01,000-kr\u00a04,999')
  await expect(hint).toHaveCount(0)
  await amount(page).fill('5,000')
  await expect(hint).toBeVisible()
  await amount(page).fill('1,250.50')
  await expect(hint).toHaveCount(0)
  await expect(amount(page)).toHaveAccessibleDescription(/^Adds kr\u00a01,250\.50 once /)
  const area = dialog(page).getByRole('group', { name: 'Drop area' })
  await drop(area, 'docs')
  await expect(picker(page)).toHaveAccessibleDescription(/a folder/)
  await drop(area, 'docs/overview-dark.png')
  await expect(preview(page)).toBeVisible()
  await expect(area).toContainText(/overview-dark\.png.*\d KB/)
  const path = info.outputPath('proof.png')
  writeFileSync(path, PROOF.buffer)
  await picker(page).setInputFiles(path)
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 1)
  appendFileSync(path, 'more')
  await button(page, 'Make Deposit').click()
  await expect(picker(page)).toHaveAccessibleDescription(/changed, moved or deleted/)
  await expect(picker(page)).toBeFocused()
  await expect(preview(page)).toHaveCount(0)
  await picker(page).setInputFiles(PROOF)
  await expect(preview(page)).toBeVisible()

  // A second click happens while it is being sent; going back keeps the values.
  await button(page, 'Back').click()
  await button(page, 'Next Step').click()
  await expect(amount(page)).toHaveValue('1,250.50')
  await expect(preview(page)).toBeVisible()
  await button(page, 'Make Deposit').dblclick()
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  const facts = dialog(page).getByRole('definition')
  await expect(facts.first()).toHaveText('kr\u00a01,250.50')
  await expect(dialog(page)).toContainText('We now check your proof.')
  await expect(dialog(page)).toContainText('2 Mar 2026, 09:30')
  const { user } = await demo.operator.customer('vera')
  expect(await sentBy(demo)).toEqual([
    [
      'POST deposit',
      {
        amount: '1250.50',
        userId: user._id,
        name: 'Vera Lindqvist',
        email: 'vera@larkspur.example',
        images: { name: 'proof.png', type: 'image/png', size: PROOF.buffer.length },
      },
    ],
  ])
  // The bank may be faster than the receipt.
  const { id = '' } = (await demo.operator.waiting()).find(({ isSeeded }) => !isSeeded) ?? {}
  await demo.operator.setRecord('deposits', id, { amount: 1_250 })
  await expect(facts.first(), 'as in the history').toHaveText('kr\u00a01,250.00')
  await demo.operator.setDeposit(id, 'true')
  await expect(facts.last()).toHaveText('Approved')
  await expect(dialog(page)).toContainText('We have found the payment.')
  await demo.clock.advance(2_999)
  await expect(facts.last()).toHaveText('Approved')
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose Gold' })).toBeFocused()
  await expect(history(page).getByRole('listitem').first()).toContainText(/kr\u00a01,250\.00.*Approved/)
})

test('DEP-1, DEP-2, DEP-3, DEP-4, IN-5, ERR-1: the summary by its address; what cannot be loaded can be asked for again; without payment details every way says so; by crypto, by keyboard alone; a file is what its bytes are, whatever its name; whatever fails is said quietly, with the values kept', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/investify?open=deposit-summary', { as: 'ada' })
  await expect(dialog(page)).toContainText('GB00 LARK 0000 0000 0000 00')
  await expect(wallets(page)).toHaveCount(3)
  await expect(button(page, 'Back')).toHaveCount(0)
  // Applied once: a reload does not open it again.
  await expect(page).toHaveURL('/investify')
  await button(page, 'Next Step').click()
  await demo.faults.set({ call: 'GET content/addresses', kind: 'status', status: 500, times: 1 })
  await button(page, 'Back').click()
  await expect(status(page, 'could not be loaded')).toBeVisible()
  await expect(button(page, 'Next Step')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Try again').click()
  await expect(wallets(page)).toHaveCount(3)
  await page.keyboard.press('Escape')
  for (const [part, result] of [
    ['bankdetails', null],
    ['addresses', []],
  ])
    await demo.faults.set({ call: `GET content/${part}`, kind: 'status', status: 200, body: { result } })
  await opener(page).click()
  for (const way of ['Bank Transfer', 'Deposit Through Crypto']) {
    await button(page, way).click()
    await expect(status(page, 'No payment details are available at the moment.')).toBeVisible()
    await expect(button(page, 'Next Step')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Back').click()
  }
  await page.keyboard.press('Escape')
  await demo.faults.clear()

  await opener(page).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Deposit Through Crypto').press('Enter')
  await expect(wallets(page)).toHaveCount(3)
  await expect(dialog(page)).not.toContainText('Larkspur Demo Deposits')
  // Changed: a text that can be copied looks the same everywhere, and says itself whether it was.
  await button(page, 'Copy: Ethereum').press('Enter')
  await expect(button(page, 'Copy: Ethereum')).toBeFocused()
  await expect(status(page, 'Copied')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0xDEMOnotArealWALLETlarkspur00000000000000')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await button(page, 'Copy: Ethereum').press('Enter')
  await expect(status(page, 'Not copied. Please select it.')).toBeVisible()
  await button(page, 'Next Step').press('Enter')
  await expect(amount(page)).toBeVisible()

  const sites = dialog(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((site) => ['target', 'rel', 'href'].map((name) => site.getAttribute(name))))
  const site = expect.stringMatching(/^https:\/\/[a-z-]+\.example\//)
  expect(await sites).toEqual(Array(5).fill(['_blank', 'noopener noreferrer', site]))
  await expect(dialog(page)).toContainText('Demonstration links')
  await amount(page).press('Enter')
  await expect(amount(page)).toBeFocused()
  for (const field of [amount(page), picker(page)]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeFocused()
  const [damaged, reason] = damagedFile
  await picker(page).setInputFiles(damaged)
  await expect(picker(page)).toHaveAccessibleDescription(new RegExp(`up to 5 MB.*${reason.source}`))
  await expect(preview(page)).toHaveCount(0)
  await picker(page).setInputFiles(PROOF)
  await button(page, /^Remove/).press('Enter')
  await expect(picker(page)).toBeFocused()
  await expect(preview(page)).toHaveCount(0)
  await picker(page).setInputFiles(renamedFile)
  await expect(preview(page)).toBeVisible()
  await expect(picker(page)).not.toHaveAttribute('aria-invalid')
  await demo.faults.set({ call: 'POST deposit', kind: 'network', times: 1 })
  await button(page, 'Make Deposit').press('Enter')
  await expect(status(page, 'That may not have gone through')).toBeVisible()
  // Where the customer cannot be loaded again, their currency is still known.
  await demo.faults.set({ call: 'GET users/{id}', kind: 'status', status: 500, times: 1 })
  const customer = (await demo.flows.list()).find(({ id }) => id === 'customer')
  await demo.flows.send(customer?.session ?? '', { type: 'user.reload' })
  await demo.clock.advance(400)
  expect((await demo.states()).customer).toMatchObject({ user: 'failed' })
  await expect(amount(page)).toHaveAccessibleDescription(/^Adds £300\.00 once /)
  await demo.flows.send(customer?.session ?? '', { type: 'customer.retry' })
  await demo.clock.advance(400)
  await expect(amount(page)).toHaveValue('300')
  await expect(preview(page)).toBeVisible()
  await demo.faults.set({ call: 'POST deposit', kind: 'network', after: true, times: 1 })
  await button(page, 'Make Deposit').press('Enter')
  await expect(status(page, 'We received no answer to what you sent, but it went through')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await button(page, 'Make Deposit').press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Deposit sent' })).toBeFocused()
  expect((await sentBy(demo)).at(-1)).toEqual([
    'POST deposit',
    expect.objectContaining({ images: { name: 'photo.jpg', type: 'image/webp', size: renamedFile.buffer.length } }),
  ])
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await expect(history(page).getByRole('listitem').first()).toContainText('£300.00')
})

/** Drags files of the repository over an area and drops them there. */
async function drop(area: Locator, ...files: string[]): Promise<void> {
  const page = area.page()
  await area.scrollIntoViewIfNeeded()
  const browser = await page.context().newCDPSession(page)
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 }
  const at = {
    x: x + 20,
    y: y + 20,
    data: { items: [], files: files.map((file) => resolve(file)), dragOperationsMask: 1 },
  }
  await browser.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at })
  await browser.send('Input.dispatchDragEvent', { type: 'dragOver', ...at })
  await expect(area).toHaveAttribute('data-dragging')
  await browser.send('Input.dispatchDragEvent', { type: 'drop', ...at })
  await expect(area).not.toHaveAttribute('data-dragging')
}
