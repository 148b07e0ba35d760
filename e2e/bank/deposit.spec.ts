import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { countObjectUrls, damagedFile, heicFile, heldObjectUrls, picture, takenFiles } from '../files.ts'
import { expect, test, toast, toasts } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const PROOF = picture()

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const amount = (page: Page) => dialog(page).getByLabel('AMOUNT')
const picker = (page: Page) => dialog(page).getByLabel('Upload Proof')
const preview = (page: Page) => dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })
const make = (page: Page) => button(page, 'Make Deposit')
const status = (page: Page, text: string) => dialog(page).getByRole('status').filter({ hasText: text })
const history = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deposit history' }) })

/** Goes from the invest page to the last step of a bank deposit. */
async function goToProof(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await button(page, 'Bank Transfer').click()
  await button(page, 'Next Step').click()
}

test('DEP-1 to DEP-4: the whole way by bank, with a plan, in reach of everybody @cdp', async ({ page, demo }) => {
  await page.addInitScript(countObjectUrls)
  await demo.open('/investify', { as: 'vera' })
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Select a Method To Deposit' })).toBeFocused()
  await expect(dialog(page)).toContainText('Easily make deposit through bank transfer')
  await expect(dialog(page)).toContainText('Make deposit through wallet addresses')
  await button(page, 'Bank Transfer').click()
  await expect(dialog(page).getByRole('heading', { name: 'Bank Transfer' })).toBeFocused()
  const { bankName, accountName, bankType, accountNumber } = {
    bankName: 'Larkspur Demo Bank',
    accountName: 'Larkspur Demo Deposits',
    bankType: 'Current account',
    accountNumber: 'GB00 LARK 0000 0000 0000 00',
  }
  for (const text of [bankName, accountName, bankType, accountNumber]) await expect(dialog(page)).toContainText(text)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
  await button(page, 'Next Step').click()

  await expect(amount(page)).toHaveValue('1000')
  const hint = status(page, 'kr\u00a01,000-kr\u00a04,999')
  await expect(hint).toHaveCount(0)
  await amount(page).fill('5,000')
  await expect(hint).toBeVisible()
  await expect(dialog(page).getByRole('link')).toHaveCount(5)
  const area = dialog(page).getByRole('group', { name: 'Drop area' })
  await expect(area).toContainText('PNG, JPEG or WebP, up to 5 MB.')
  await drop(area, 'docs')
  await expect(picker(page)).toHaveAccessibleDescription(/a folder/)
  await drop(area, 'docs/overview-dark.png')
  await expect(preview(page)).toBeVisible()
  await expect(area).toContainText('overview-dark.png')
  await expect(area).toContainText(/\d KB/)
  await picker(page).setInputFiles(PROOF)
  await expect(preview(page)).toBeVisible()
  await expect(area).toContainText(PROOF.name)
  await expect(area).toContainText(`${PROOF.buffer.length} B`)
  await amount(page).fill('1,250.50')
  await expect(hint).toHaveCount(0)
  await expect(amount(page)).toHaveAccessibleDescription(/^Adds kr\u00a01,250\.50 once /)
  expect(await page.evaluate(heldObjectUrls)).toBe(1)

  // A second click happens while it is being sent; going back keeps the values.
  await button(page, 'Back').click()
  await button(page, 'Next Step').click()
  await expect(amount(page)).toHaveValue('1,250.50')
  await expect(preview(page)).toBeVisible()
  await make(page).dblclick()
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Deposit sent' })).toBeVisible()
  for (const [term, value] of [
    ['Amount', 'kr\u00a01,250.50'],
    ['Method', 'Bank Transfer'],
    ['Sent on', '2 Mar 2026, '],
  ] as const) {
    await expect(dialog(page).getByRole('term').filter({ hasText: term }).locator('xpath=..')).toContainText(value)
  }
  await expect(dialog(page)).toContainText('We now check your proof.')
  await expect(button(page, 'Done')).toBeVisible()
  const posts = (await demo.calls()).filter(({ method }) => method === 'POST')
  const { user } = await demo.operator.customer('vera')
  expect(posts.map(({ path, body, status }) => ({ path, body, status }))).toEqual([
    {
      path: 'deposit',
      body: {
        amount: '1250.50',
        userId: user._id,
        name: 'Vera Lindqvist',
        email: 'vera@larkspur.example',
        images: { name: 'proof.png', type: 'image/png', size: PROOF.buffer.length },
      },
      status: 200,
    },
  ])
  // The bank may be faster than the receipt.
  const { id = '' } = (await demo.operator.waiting()).find(({ isSeeded }) => !isSeeded) ?? {}
  await demo.operator.setDeposit(id, 'true')
  await expect(dialog(page).getByRole('definition').last()).toHaveText('Approved')
  await expect(dialog(page)).toContainText('The bank has found the payment.')
  await demo.operator.setDeposit(id, 'Pending')
  await expect(dialog(page)).toContainText('We now check your proof.')
  await demo.clock.advance(2_999)
  await expect(dialog(page)).toBeVisible()
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose Gold' })).toBeFocused()
  await expect.poll(() => page.evaluate(heldObjectUrls)).toBe(0)
  const newest = history(page).getByRole('listitem').first()
  await expect(newest).toContainText('kr\u00a01,250.50')
  await expect(newest).toContainText('Pending')
  await demo.reload()
  await expect(newest).toContainText('kr\u00a01,250.50')
})

test('DEP-2, DEP-3: the whole way by crypto, by keyboard alone', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/investify', { as: 'ada' })
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Select a Method To Deposit' })).toBeFocused()
  await button(page, 'Deposit Through Crypto').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  await expect(dialog(page)).not.toContainText('Larkspur Demo Deposits')
  const copy = button(page, 'Copy address of Ethereum')
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Copied address of Ethereum')).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0xDEMOnotArealWALLETlarkspur00000000000000')
  await expect(dialog(page)).toContainText('Copied to the clipboard: Ethereum.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Deposit Through Crypto').press('Enter')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  await button(page, 'Next Step').press('Enter')

  const sites = dialog(page).getByRole('link')
  await expect(sites).toHaveCount(5)
  const attributes = ['target', 'rel', 'href'] as const
  const found = await sites.evaluateAll(
    (all, names) => all.map((site) => names.map((name) => site.getAttribute(name))),
    attributes,
  )
  expect(found).toEqual(
    Array(5).fill(['_blank', 'noopener noreferrer', expect.stringMatching(/^https:\/\/[a-z-]+\.example\//)]),
  )
  await expect(dialog(page)).toContainText('Demonstration links')
  await button(page, 'Back').press('Enter')
  // The addresses load again, and the button waits for them.
  await expect(demo).toBeInState('deposit.wallets.ready')
  // A new step takes the focus to its heading.
  await expect(dialog(page).getByRole('heading').first()).toBeFocused()
  await button(page, 'Next Step').press('Enter')
  await amount(page).focus()
  await page.keyboard.press('Enter')
  await expect(amount(page)).toBeFocused()
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeFocused()
  await picker(page).setInputFiles(PROOF)
  await button(page, /^Remove/).press('Enter')
  await expect(picker(page)).toBeFocused()
  await expect(preview(page)).toHaveCount(0)
  await picker(page).setInputFiles(PROOF)
  await expect(preview(page)).toBeVisible()
  await make(page).press('Enter')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Deposit sent' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(history(page).getByRole('listitem').first()).toContainText('£300.00')
  await demo.clock.advance(3_000)
})

test('IN-5, DEP-4, DEP-5, ERR-1: a file is what its bytes are, whatever its name and type; whatever fails is said quietly, with the values kept; a receipt that was changed or deleted after it was chosen is asked for again, and nothing is sent', async ({
  page,
  demo,
}, info) => {
  await demo.open('/investify', { as: 'ada' })
  await goToProof(page)
  await amount(page).fill('10')
  for (const [file, reason] of [damagedFile, heicFile]) {
    await picker(page).setInputFiles(file)
    await expect(picker(page)).toHaveAccessibleDescription(new RegExp(`up to 5 MB.*${reason.source}`))
    await expect(preview(page)).toHaveCount(0)
  }
  await make(page).click()
  await expect(picker(page)).toBeFocused()
  expect((await demo.calls()).filter(({ method }) => method === 'POST')).toEqual([])
  const faults = [
    [{ kind: 'status', status: 500 }, 'That did not go through.'],
    [{ kind: 'network' }, 'That may not have gone through'],
    [
      { kind: 'status', status: 504, body: '<html><title>Gateway Time-out</title></html>' },
      'That may not have gone through',
    ],
  ] as const
  for (const [at, [file, type]] of takenFiles.entries()) {
    const [fault, words] = faults[at] ?? faults[0]
    await picker(page).setInputFiles(file)
    await expect(preview(page)).toBeVisible()
    await expect(picker(page)).not.toHaveAttribute('aria-invalid')
    await demo.faults.set({ call: 'POST deposit', times: 1, ...fault })
    await make(page).click()
    await expect(status(page, words)).toBeVisible()
    expect((await demo.calls()).findLast(({ path }) => path === 'deposit')?.body).toMatchObject({
      images: { name: file.name, type, size: file.buffer.length },
    })
    await expect(amount(page)).toHaveValue('10')
    await expect(preview(page)).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  }
  const posts = async () => (await demo.calls()).filter(({ method }) => method === 'POST').length
  const sent = await posts()

  for (const change of [(path: string) => appendFileSync(path, 'more'), rmSync]) {
    const path = info.outputPath(`${change.name || 'changed'}.png`)
    writeFileSync(path, PROOF.buffer)
    await picker(page).setInputFiles(path)
    await expect(preview(page)).toHaveJSProperty('naturalWidth', 1)
    change(path)
    await make(page).click()
    await expect(picker(page)).toHaveAccessibleDescription(/changed, moved or deleted/)
    await expect(picker(page)).toBeFocused()
    await expect(preview(page)).toHaveCount(0)
    await expect(amount(page)).toHaveValue('10')
  }
  expect(await posts()).toBe(sent)
  // A specimen is a picture, too.
  await button(page, 'Use specimen receipt').click()
  await expect(dialog(page).getByText('specimen-receipt.png')).toBeVisible()
  await make(page).click()
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
})

test('DEP-1, DEP-2: the summary by its address; what cannot be loaded can be asked for again; without payment details every way says so', async ({
  page,
  demo,
}) => {
  await demo.open('/investify?open=deposit-summary', { as: 'ada' })
  await expect(dialog(page)).toContainText('GB00 LARK 0000 0000 0000 00')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  await expect(button(page, 'Back')).toHaveCount(0)
  // Applied once: a reload does not open it again.
  await expect(page).toHaveURL('/investify')
  await button(page, 'Next Step').click()
  await expect(amount(page)).toBeVisible()
  await demo.faults.set({ call: 'GET content/addresses', kind: 'status', status: 500, times: 1 })
  await button(page, 'Back').click()
  await expect(status(page, 'could not be loaded')).toBeVisible()
  await expect(button(page, 'Next Step')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Try again').click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  await page.evaluate(refuseCopies)
  await button(page, 'Copy address of Ethereum').click()
  await expect(dialog(page)).toContainText('It could not be copied.')

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const none = { kind: 'status', status: 200 } as const
  await demo.faults.set({ call: 'GET content/bankdetails', ...none, body: { result: null } })
  await demo.faults.set({ call: 'GET content/addresses', ...none, body: { result: [] } })
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  for (const way of ['Bank Transfer', 'Deposit Through Crypto']) {
    await button(page, way).click()
    await expect(status(page, 'No payment details are available at the moment.')).toBeVisible()
    await expect(button(page, 'Next Step')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Back').click()
  }
  await demo.open('/investify?open=deposit-summary', { reset: false })
  await expect(status(page, 'No payment details are available at the moment.')).toBeVisible()
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

/** Runs in the page. */
function refuseCopies() {
  navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
}
