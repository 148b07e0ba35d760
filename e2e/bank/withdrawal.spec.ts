import type { Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, session, test, toast, toasts } from '../test.ts'
import { CODE, dialog, enterCode, fillWithdrawal, press, withdraw } from '../withdrawing.ts'

const status = (page: Page) => dialog(page).getByRole('status')
const posts = async (demo: DemoDriver, ...methods: string[]) =>
  (await demo.calls()).filter(({ method }) => methods.includes(method))
const withdrawal = async (demo: DemoDriver) => (await demo.states()).withdrawal

/** the demo's day, and a time on it */
const SENT = /^2 Mar 2026, \d\d:\d\d$/

const limit = (page: Page, label: string) =>
  dialog(page).getByText(label, { exact: true }).locator('..').getByRole('definition').first()

test('WD-1, WD-2: each tile of a newcomer opens the form of its own method, with what is available', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'yuki' })
  const { available } = await figuresOf(demo, 'yuki')
  for (const method of ['PayPal', 'Bank Transfer', 'Cashapp', 'Zelle']) {
    await page.getByRole('main').getByRole('button', { name: method, exact: true }).click()
    await expect(dialog(page)).toHaveAccessibleName(`Withdrawal by ${method}`)
    await expect(limit(page, 'Available Balance')).toHaveText(available)
    await press(page, 'Close')
  }
})

test('WD-2, WD-5, WD-6, WD-8: at step nine the right code pays from the loan, and what is posted is what was typed; the receipt waits for the pointer', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'iris' })
  const before = await demo.operator.customer('iris')
  const { loan } = await figuresOf(demo, 'iris')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'Bank Transfer')
  await expect(limit(page, 'Loan Balance')).toHaveText(loan)
  await fillWithdrawal(page, 'Bank Transfer', ' 1,000.50 ')
  await press(page, 'Continue')
  await expect(dialog(page).getByText(String(before.user.otpMessage))).toBeVisible()
  await enterCode(page, ` ${CODE} `)
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
  await expect(dialog(page).getByRole('term')).toHaveText(['Amount', 'To', 'Method', 'Sent on', 'Reference', 'Status'])
  await demo.clock.settled()
  const [made] = (await demo.operator.customer('iris')).transfers
  await expect(dialog(page).getByRole('definition')).toHaveText([
    '$1,000.50',
    'A. Customer, Harbour Demo Bank',
    'Bank Transfer',
    SENT,
    String(made?.referenceNumber ?? made?._id),
    'Pending',
  ])
  expect((await posts(demo, 'POST', 'PUT')).map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      'transfer',
      {
        amount: '1000.50',
        email: 'iris@larkspur.example',
        userId: before.user._id,
        symbol: '$',
        withdrawalPath: 'loan',
        transactiontype: 'bank transfer',
        accountName: 'A. Customer',
        accountNumber: '555-0100',
        accountType: 'Savings',
        bankName: 'Harbour Demo Bank',
      },
    ],
    ['PUT', `users/updatedata/${before.user._id}`, { userOtp: 0 }],
  ])
  const after = await demo.operator.customer('iris')
  expect([after.transfers.length - before.transfers.length, after.user.transferStep, after.user.userOtp]).toEqual([
    1,
    9,
    '0',
  ])
  const stored = await session(page)
  expect(Number(stored.loanwithdraw)).toBeCloseTo(
    after.transfers.filter((row) => row.withdrawalPath === 'loan').reduce((sum, row) => sum + Number(row.amount), 0),
    2,
  )
  await dialog(page).getByRole('heading').hover()
  await demo.clock.advance(60_000)
  expect(await withdrawal(demo)).toBe('reading')
  await page.mouse.move(2, 300)
  await demo.clock.advance(2_999)
  expect(await withdrawal(demo)).toBe('transferred')
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused()
  await demo.go('/dashboard-overview')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('$1,000.50')
})

// Changed with WD-8: a spent code is no longer asked for.
test('WD-8: a code that has paid is asked for no more, also when its reset failed; a new one lands in the outbox and works at once', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'iris' })
  await demo.faults.set({ call: 'PUT users/updatedata/{id}', kind: 'status', status: 500, times: 1 })
  await withdraw(page, { amount: '10' })
  await enterCode(page)
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal on its way')
  await demo.clock.advance(60_000)
  await withdraw(page, { amount: '11' })
  await expect(dialog(page)).toHaveAccessibleName('Ask customer care for a new code')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await press(page, 'Check again')
  await expect(dialog(page)).toContainText('customer care has not given out a new code yet')
  await demo.operator.setUser('iris', { userOtp: '111222' })
  expect((await demo.outbox()).map(({ kind, to, text }) => [kind, to, text])).toEqual([
    ['code', 'iris@larkspur.example', expect.stringContaining('111222')],
  ])
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeFocused()
  await expect(status(page)).toHaveText('Customer care has given out a new code. Please enter it.')
  await enterCode(page, '111222')
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
})

const underWay = (page: Page) => page.getByRole('main').getByText('Withdrawal not finished, ')

test('WD-5, WD-7, WD-9: a withdrawal under way is a row on both pages, which goes on at its code, until it is paid; its form stands as it was entered, also after a reload, until the customer signs out', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await withdraw(page, { method: 'Zelle', amount: '77' })
  await press(page, 'Close')
  await expect(underWay(page), 'no step has been passed').toHaveCount(0)
  const again = () => page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await demo.signOut()
  await demo.signIn('ada')
  await again()
  await expect(dialog(page), 'the form of a customer who has signed out').toHaveAccessibleName('Choose a method')
  await press(page, 'Close')
  await withdraw(page, { method: 'Zelle', amount: '77' })
  await enterCode(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 2 of 9')
  await expect(underWay(page).locator('..')).toContainText('£77.00 by Zelle')
  await demo.reload()
  await again()
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by Zelle')
  await expect(dialog(page).getByLabel('Amount', { exact: true })).toHaveValue('77')
  await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveValue('pay@mail.example')
  await press(page, 'Close')
  await demo.go('/loan')
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 2 of 9')
  const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' })
  await goOn.click()
  await expect(dialog(page)).toHaveAccessibleName('Waiting for the bank')
  await expect(dialog(page).getByText('Step 2 of 9')).toBeVisible()
  await expect(dialog(page)).toContainText('customer care has to release this step')
  await page.keyboard.press('Escape')
  await expect(goOn).toBeFocused()
  await expect(toast(page, 'Withdrawal Process Cancelled')).toHaveCount(0)
  await demo.operator.setUser('ada', { transferStep: 9 })
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 9 of 9')
  await goOn.click()
  await enterCode(page)
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal on its way')
  await expect(dialog(page)).toContainText('It waits for our approval')
  await press(page, 'Done')
  await expect(underWay(page)).toHaveCount(0)
  expect((await posts(demo, 'POST')).map(({ body }) => body)).toMatchObject([
    { amount: '77', transactiontype: 'zelle', withdrawalPath: 'invest' },
  ])
})

test('WD-3, WD-4, DATA-4, IN-1, IN-2: what is more than the balance stays at its field, with the most that can be had; a decimal comma is typed, a refusal names the character, a changed currency asks for the amount again, and a pasted code replaces the wrong one, whose six places are seen', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'iris' })
  await withdraw(page, { amount: '5000' })
  const amount = dialog(page).getByLabel('Amount', { exact: true })
  await expect(toast(page, 'Insuficient Balance')).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription('You can withdraw up to $3,058.00.')
  await press(page, 'Use $3,058.00')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('3058')
  await expect(amount).toHaveAccessibleDescription('Withdraws $3,058.00, leaves $0.00')
  // Changed with TOAST-1: no toast goes before its time.
  await demo.clock.advance(5_000)
  await expect(toasts(page)).toHaveCount(0)
  await amount.fill('100')
  await expect(amount).toHaveAccessibleDescription('Withdraws $100.00, leaves $2,958.00')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await amount.fill('1.000')
  await press(page, 'Continue')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^It is not clear what ‘\.’ separates here\./)
  await amount.press('ControlOrMeta+a')
  await page.keyboard.type('12,50')
  await expect(amount).toHaveAccessibleDescription('Withdraws $12.50, leaves $3,045.50')
  await press(page, 'Continue')
  await demo.operator.setUser('iris', { country: { name: 'Japan', symbol: '¥' } })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^Your currency has changed\./)
  await demo.operator.setUser('iris', { country: { name: 'United States', symbol: '$' } })
  await amount.fill('12,50')
  await press(page, 'Continue')

  await enterCode(page, '111111')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  const code = dialog(page).getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  expect(await code.evaluate((input) => input.parentElement?.scrollLeft)).toBe(0)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your withdrawal code is ${CODE}.`)
  await code.press('Home')
  await code.press('ArrowRight')
  await code.press('ControlOrMeta+v')
  await expect(code).toHaveValue(CODE)
  await press(page, 'Confirm')
  await expect(dialog(page)).toContainText('$12.50')
  await expect(toast(page, 'Wrong Code'), 'TOAST-1: the newer one has taken its place').toHaveCount(0)
  expect((await posts(demo, 'POST')).map(({ body }) => body)).toMatchObject([{ amount: '12.50' }])
})

test('WD-5, WD-7, ERR-3: Back closes a dialog as Esc does; signed out or reloaded in the middle, nothing is paid; a double click pays once, and neither Back nor Esc closes what is under way', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'iris' })
  await page.getByRole('link', { name: 'Loan' }).click()
  await withdraw(page)
  await page.goBack()
  await expect(toast(page, 'Withdrawal Process Cancelled')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/loan')

  await demo.faults.setLatency(400)
  const before = (await demo.operator.customer('iris')).transfers.length
  await withdraw(page)
  await enterCode(page)
  await demo.clock.settled()
  await demo.signOut()
  await demo.clock.advance(10_000)
  expect((await demo.operator.customer('iris')).transfers.length).toBe(before)
  await demo.signIn('iris')
  await demo.clock.advance(1_000)
  await withdraw(page)
  await enterCode(page)
  await demo.clock.settled()
  await demo.reload()
  await demo.clock.advance(10_000)
  expect((await demo.operator.customer('iris')).transfers.length).toBe(before)
  await expect(dialog(page)).toHaveCount(0)

  await withdraw(page)
  await dialog(page).getByLabel('Code', { exact: true }).fill(CODE)
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick()
  await page.keyboard.press('Escape')
  await demo.clock.settled()
  await page.goBack()
  await demo.clock.settled()
  expect([await withdrawal(demo), new URL(page.url()).pathname]).toEqual([
    { transferring: 'paying' },
    '/dashboard-overview',
  ])
  await demo.clock.advance(2_000)
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal on its way')
  expect((await posts(demo, 'POST')).map(({ path }) => path)).toEqual(['transfer'])
  expect((await demo.operator.customer('iris')).transfers.length).toBe(before + 1)
})

test('WD-3: obstacles to a withdrawal are shown in order and follow the bank’s changes', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'karl' })
  await withdraw(page, { amount: '999999999999' })
  await expect(
    toast(page, 'Please Wait, Your KYC Verification Is processing Or You Can Reach Out To Customer Care For Support'),
  ).toBeVisible()
  await expect(status(page)).toContainText('still checking your identity documents')
  await demo.operator.setKyc('karl', true)
  await expect(status(page)).toHaveText('Your identity is verified. You can go on with your withdrawal.')
  const { loans } = await demo.operator.customer('karl')
  await press(page, 'Continue')
  await expect(toast(page, 'Insuficient Balance')).toBeVisible()
  await demo.operator.setLoan(String(loans[0]?._id), 'Pending')
  await press(page, 'Continue')
  await expect(toast(page, 'Your Loan Balance Has Not Been Approved')).toBeVisible()
  await demo.clock.advance(2_499)
  expect(await withdrawal(demo)).toEqual({ checking: 'loanPending' })
  const reloaded = page.waitForEvent('domcontentloaded')
  await demo.clock.advance(1).catch(() => undefined)
  await reloaded
  await demo.ready()
  await demo.clock.settled()
  await expect(dialog(page)).toHaveCount(0)
  expect((await demo.states()).session).toEqual({ signedIn: 'inside' })
})

test('WD-3: while figures load or could not be loaded nothing is submitted, and they can be asked for again', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  await demo.faults.set({ call: 'GET kyc/{id}', kind: 'status', status: 500 })
  await demo.signIn('iris')
  await withdraw(page)
  await expect(status(page)).toContainText('could not be loaded')
  await expect(dialog(page)).toContainText('Currently unknown')
  await expect(toasts(page)).toHaveCount(0)
  await demo.faults.clear()
  await demo.faults.set({ call: 'GET kyc/{id}', kind: 'delay', ms: 9_000 })
  await press(page, 'Try again')
  await expect(status(page)).toContainText('still loading')
  await press(page, 'Continue')
  await expect(status(page)).toContainText('still loading')
  await demo.clock.advance(9_000)
  await expect(status(page)).toBeEmpty()
  await press(page, 'Continue')
  expect(await withdrawal(demo)).toEqual({ confirming: 'asking' })

  // They can also start to load again while the code is asked for.
  await demo.open('/?at=withdrawal.confirming.notLoaded')
  await expect(status(page)).toContainText('still loading')
  await demo.clock.advance(60_000)
  await expect(demo).toBeInState('withdrawal.confirming.asking')
})

// Changed with WD-4: while the step is the bank's, there is no field, and nothing asks for a code.
test('WD-4: at an even step the dialog tells that alone; the release shows at once, and the code counts', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'omar' })
  await withdraw(page)
  await expect(dialog(page)).toHaveAccessibleName('Waiting for the bank')
  await expect(dialog(page).getByText('Step 2 of 9')).toBeVisible()
  await expect(dialog(page)).not.toContainText(/code/i)
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await demo.faults.set({ call: 'GET users/{id}', kind: 'status', status: 500, times: 1 })
  await press(page, 'Check again')
  await expect(status(page).last()).toHaveText('The bank could not be reached. Please check again in a moment.')
  await press(page, 'Check again')
  await expect(status(page).last()).toHaveText('Checked: customer care has not released the step yet.')
  await expect(toasts(page)).toHaveCount(0)
  await demo.operator.releaseStep('omar')
  await expect(status(page)).toHaveText('Customer care has released the previous step. Please enter your code.')
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeFocused()
  await expect(dialog(page).getByText('Step 3 of 9')).toBeVisible()
  await enterCode(page, 'wrong')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  await demo.faults.set({ call: 'PUT users/user/{id}', kind: 'network', times: 1 })
  await enterCode(page)
  await expect(status(page)).toContainText('We do not know whether your code was accepted')
  await expect(demo).toBeInState('withdrawal.confirming.unsure')
  await enterCode(page)
  await expect(toast(page, 'Withdrawal is Processing')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect((await demo.operator.customer('omar')).user.transferStep).toBe(4)
})

test('WD-7: after an unknown outcome the history is one press away, also from the loan page', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await demo.open('/loan', { as: 'iris' })
  await withdraw(page, { amount: '10' })
  await demo.faults.set({ call: 'POST transfer', kind: 'network', times: 1 })
  await enterCode(page)
  await press(page, 'Check my history')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport()
  await expect(page.getByText(/^No withdrawal of \$10\.00 since \d\d:\d\d\. Nothing was taken\.$/)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await expect(underWay(page)).toHaveCount(0)
})

test('WD-8, DATA-1: of two tabs one pays, the other sees it, and the code is spent in both', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/dashboard-overview', { as: 'iris' })
  const other = await context.newPage()
  const otherDemo = driveDemo(other)
  await otherDemo.open('/dashboard-overview', { as: 'iris', reset: false, clock: 'paused', latency: 0 })
  await withdraw(other, { amount: '21' })
  const rows = (tab: Page) => tab.getByRole('main').getByRole('listitem')
  await withdraw(page, { amount: '20' })
  await enterCode(page)
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
  await demo.clock.advance(3_000)
  await expect(rows(page).first()).toContainText('$20.00')
  await expect(dialog(other)).toHaveAccessibleName('Ask customer care for a new code')
  await press(other, 'Close')
  await expect(rows(other).first()).toContainText('$20.00')
  expect((await demo.operator.customer('iris')).transfers[0]).toMatchObject({ amount: 20 })
})

test('QA-2: a withdrawal by the keyboard alone', async ({ page, demo }) => {
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await demo.open('/dashboard-overview', { as: 'iris' })
  await page.getByRole('button', { name: 'Withdraw', exact: true }).focus()
  await keys('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await keys('Tab', 'Tab', 'Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await keys('Tab', 'Tab', 'Enter')
  await page.keyboard.type('15')
  await keys('Tab')
  await page.keyboard.type('pay@mail.example')
  await keys('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Confirm your withdrawal')
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('1')
  await keys('Enter')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  await keys('Backspace')
  await page.keyboard.type(CODE)
  await keys('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal on its way')
  await demo.clock.settled()
  await keys('Escape')
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused()
})
