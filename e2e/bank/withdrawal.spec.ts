import type { Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { sentBy } from '../money.ts'
import { desk, expect, test, toast, toasts } from '../test.ts'
import { CODE, dialog, enterCode, field, press, pressEscape, withdraw } from '../withdrawing.ts'

const status = (page: Page) => dialog(page).getByRole('status')
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true })
const underWay = (page: Page) => page.getByRole('main').getByText('Withdrawal not finished, ')

test('WD-1, WD-2, WD-5, WD-6, WD-7, WD-8, ERR-3, QA-2, DEMO-5: by the keyboard alone, at step nine the right code pays from the loan, and what is posted is what was typed; the receipt waits for the pointer, which is no deed to undo; the code is spent, and a new one, which comes first on the desk, is asked for at once; after an unknown outcome the history is one press away, also from the loan page; reloaded in the middle, nothing is paid; a double click pays once, and neither Back nor Esc closes what is under way', async ({
  page,
  demo,
}) => {
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await demo.open('/loan', { as: 'iris' })
  const { user } = await demo.operator.customer('iris')
  const { loan } = await figuresOf(demo, 'iris')
  await opener(page).focus()
  await keys('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await keys('Tab', 'Tab', 'Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  const limit = dialog(page).getByText('Loan Balance', { exact: true }).locator('..')
  await expect(limit.getByRole('definition').first()).toHaveText(loan)
  await keys('Tab', 'Tab', 'Enter')
  await page.keyboard.type(' 1,000.50 ')
  await keys('Tab')
  await page.keyboard.type('pay@mail.example')
  await keys('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Confirm your withdrawal')
  await expect(dialog(page).getByText(String(user.otpMessage))).toBeVisible()
  await expect(field(page, 'Code')).toBeFocused()
  await page.keyboard.type(` ${CODE}`)
  await keys('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal requested')
  await demo.clock.settled()
  const [made] = (await demo.operator.customer('iris')).transfers
  await expect(dialog(page).getByRole('definition')).toHaveText([
    '$1,000.50',
    'pay@mail.example',
    'PayPal',
    /^2 Mar 2026, \d\d:\d\d$/,
    String(made?.referenceNumber ?? made?._id),
    'Pending',
  ])
  expect(await sentBy(demo)).toEqual([
    [
      'POST transfer',
      {
        amount: '1000.50',
        email: 'pay@mail.example',
        userId: user._id,
        symbol: '$',
        withdrawalPath: 'loan',
        transactiontype: 'paypal',
      },
    ],
    [`PUT users/updatedata/${user._id}`, { userOtp: 0 }],
  ])
  // The browser knows no movement of a pointer's first event.
  await page.mouse.move(2, 300)
  await dialog(page).getByRole('heading').hover()
  await demo.clock.advance(60_000)
  await expect(demo).toBeInState('withdrawal.reading')
  // The pointer may cross the receipt on its way to Undo.
  expect((await demo.undoable())?.text).toMatch(/^The clock advanced/)
  // The bank declines it while it is read.
  await demo.operator.removeRecord('transfers', String(made?._id))
  const reference = String(made?.referenceNumber)
  await expect(dialog(page).getByRole('definition')).toContainText([
    '$',
    'pay@',
    'PayPal',
    '2026',
    reference,
    'Declined',
  ])
  await expect(dialog(page)).toContainText('We have not paid it out.')
  await page.mouse.move(2, 300)
  await demo.clock.advance(2_999)
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal requested')
  await demo.clock.advance(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  // Changed with WD-8: a spent code is no longer asked for.
  await withdraw(page, { amount: '10' })
  await expect(dialog(page)).toHaveAccessibleName('Ask customer care for a new code')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await keys('F2')
  const waiting = desk(page).getByRole('region', { name: /^Waiting for you/ })
  await expect(waiting.getByRole('listitem').first()).toContainText('One-time code, used')
  await waiting.getByRole('button', { name: 'Issue a new code' }).first().click()
  await expect(field(page, 'Code')).toBeFocused()
  await expect(status(page)).toHaveText('Customer care has given out a new code. Your first eight steps still count.')
  await keys('F2')
  await page.setViewportSize({ width: 390, height: 700 })
  await demo.faults.set({ call: 'POST transfer', kind: 'network', times: 1 })
  const { userOtp } = (await demo.operator.customer('iris')).user
  await enterCode(page, String(userOtp))
  await expect(status(page)).toContainText('We do not know whether this withdrawal went through')
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(field(page, 'Amount')).toHaveValue('10')
  await expect(status(page)).toContainText('We do not know whether this withdrawal went through')
  await press(page, 'Check my history')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport()
  const outcome = page.getByRole('status').filter({ hasText: 'withdrawal of $10.00' })
  await expect(outcome).toContainText('Your history has no withdrawal of $10.00 since 2 Mar 2026, 09:31 so far.')
  // A bank that was slow, and dates it by a clock of its own.
  const [paid] = await demo.operator.records('transfers', 'iris')
  await demo.operator.setRecord('transfers', paid?._id ?? '', {
    ...{ amount: 10, createdAt: '2026-03-01T08:00:00.000Z' },
    ...{ withdrawalPath: 'loan', transactiontype: 'paypal' },
  })
  await expect(outcome).toContainText('Your withdrawal of $10.00 was made')
  await demo.operator.removeRecord('transfers', paid?._id ?? '')
  await expect(outcome).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  const goToLoan = async () => {
    await page.getByRole('link', { name: 'Loan', exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/loan')
  }
  await goToLoan()

  await demo.operator.setUser('iris', { userOtp: CODE })
  await demo.faults.setLatency(400)
  const count = async () => (await demo.operator.customer('iris')).transfers.length
  const before = await count()
  await withdraw(page)
  await enterCode(page)
  await demo.clock.settled()
  await demo.reload()
  await demo.clock.advance(10_000)
  expect(await count()).toBe(before)
  await expect(dialog(page)).toHaveCount(0)
  // Changed with WD-7: a page that was left before the answer does not know whether it was paid, and asks before it pays again.
  await opener(page).click()
  await expect(status(page)).toContainText('We do not know whether this withdrawal went through')
  await press(page, 'Check my history')
  await goToLoan()
  await demo.clock.advance(10_000)

  await withdraw(page)
  await field(page, 'Code').fill(CODE)
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick()
  await page.keyboard.press('Escape')
  await page.goBack()
  await demo.clock.settled()
  await expect(demo).toBeInState('withdrawal.transferring.paying')
  await expect(page).toHaveURL('/loan')
  await demo.clock.advance(2_000)
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal requested')
  expect(await count()).toBe(before + 1)
})

test('WD-4, WD-5, WD-7, WD-9: a withdrawal under way is a row on both pages, which goes on at its code, until it is paid; its form stands as it was entered, also after a reload, and the row when the session has expired; at an even step the dialog tells that alone; the release shows at once, and the code counts, also if its answer was lost', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await withdraw(page, { method: 'Zelle', amount: '77' })
  await press(page, 'Close')
  await expect(underWay(page), 'no step has been passed').toHaveCount(0)
  await demo.reload()
  await opener(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by Zelle')
  await expect(field(page, 'Amount')).toHaveValue('77')
  await expect(field(page, 'Email')).toHaveValue('pay@mail.example')
  await press(page, 'Continue')
  await enterCode(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 2 of 9')
  await expect(underWay(page).locator('..')).toContainText('£77.00 by Zelle')
  await demo.go('/loan')
  const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' })
  await goOn.click()
  await expect(dialog(page)).toHaveAccessibleName('Waiting for the bank')
  await pressEscape(page)
  await expect(goOn).toBeFocused()
  // A session that expires is no sign-out.
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'made-up'))
  await demo.reload()
  await expect(page).toHaveURL('/login')
  await demo.signIn('ada')
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 2 of 9')
  await demo.operator.setUser('ada', { transferStep: 9 })
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 9 of 9')
  // What would refuse it by now is told at once.
  await demo.operator.setKyc('ada', false)
  await expect(underWay(page).locator('..')).toContainText('your identity documents have to be verified first')
  await demo.operator.setKyc('ada', true)
  await expect(underWay(page).locator('..')).toContainText('Your turn: continue with your code.')
  await goOn.click()
  // A bank that refuses the payment because the session has ended has not paid: there is nothing to doubt (WD-7).
  await demo.faults.set({ call: 'POST transfer', kind: 'status', status: 401, times: 1 })
  await enterCode(page)
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toHaveCount(0)
  await demo.signIn('ada')
  await expect(underWay(page)).toHaveText('Withdrawal not finished, step 9 of 9')
  await goOn.click()
  await enterCode(page)
  await expect(dialog(page)).toContainText('pending until we have approved it')
  await press(page, 'Done')
  await expect(underWay(page)).toHaveCount(0)
  expect((await demo.operator.customer('ada')).transfers[0]).toMatchObject({ amount: 77, withdrawalPath: 'invest' })

  // Changed with WD-4: while the step is the bank's, there is no field, and nothing asks for a code.
  await demo.signIn('omar')
  // What was asked for is not known in this tab.
  await expect(underWay(page).locator('..')).toHaveText(
    'Withdrawal not finished, step 2 of 9The bank’s turn: customer care has to release this step.Continue',
  )
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Choose a method')
  await pressEscape(page)
  await withdraw(page)
  await expect(dialog(page).getByText('Step 2 of 9')).toBeVisible()
  await expect(dialog(page)).not.toContainText(/code/i)
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await demo.faults.set({ call: 'GET users/{id}', kind: 'status', status: 500, times: 1 })
  await press(page, 'Check again')
  await expect(status(page).last()).toHaveText('That could not be checked. Please check again in a moment.')
  await press(page, 'Check again')
  await expect(status(page).last()).toHaveText('Checked: customer care has not released the step yet.')
  await demo.operator.releaseStep('omar')
  await expect(status(page)).toHaveText('Customer care has released the previous step. It is your turn.')
  await expect(field(page, 'Code')).toBeFocused()
  await demo.faults.set({ call: 'PUT users/user/{id}', kind: 'network', times: 1 })
  await enterCode(page)
  await expect(status(page)).toContainText('We do not know whether your code was accepted')
  await enterCode(page)
  await expect(toast(page, 'Withdrawal is Processing')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect((await demo.operator.customer('omar')).user.transferStep).toBe(4)
})

test('WD-3, WD-4, KYC-1, DATA-4, IN-1, IN-2: what could not be loaded is asked for again; what is more than the balance stays at its field, with the most that can be had; a refusal names the character, a changed currency asks for the amount again; who is not verified is led to the identity check, and told when it is passed; a pasted code replaces the wrong one, whose six places are seen', async ({
  page,
  demo,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/login')
  for (const call of ['GET kyc/{id}', 'GET loan/{id}']) await demo.faults.set({ call, kind: 'status', status: 500 })
  await demo.signIn('iris')
  await withdraw(page, { amount: '5000' })
  await expect(status(page)).toContainText('could not be loaded')
  await expect(dialog(page)).toContainText('Currently unknown')
  await demo.faults.clear()
  await press(page, 'Try again')
  await expect(status(page)).toBeEmpty()
  await press(page, 'Continue')
  const amount = field(page, 'Amount')
  await expect(toast(page, 'Insuficient Balance')).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription('You can withdraw up to $3,058.00.')
  await press(page, 'Use $3,058.00')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription('Withdraws $3,058.00, leaves $0.00')
  await amount.fill('1.000')
  await press(page, 'Continue')
  await expect(amount).toHaveAccessibleDescription(/^It is not clear what ‘\.’ separates here\./)
  await amount.fill('12,50')
  await expect(amount).toHaveAccessibleDescription('Withdraws $12.50, leaves $3,045.50')
  await press(page, 'Continue')
  await demo.operator.setUser('iris', { country: { name: 'Japan', symbol: '¥' } })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^Your currency has changed\./)
  await demo.operator.setUser('iris', { country: { name: 'United States', symbol: '$' } })
  await amount.fill('12,50')

  await demo.operator.setKyc('iris', null)
  await press(page, 'Continue')
  await expect(toast(page, 'Please you need to verify KYC.')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(dialog(page)).toHaveAccessibleName('Identity check')
  await pressEscape(page)
  await expect(amount).toHaveValue('12,50')
  await demo.operator.setKyc('iris', false)
  await press(page, 'Continue')
  await expect(toast(page, /^Please Wait, Your KYC Verification/)).toBeVisible()
  await demo.operator.setKyc('iris', true)
  await expect(status(page)).toContainText('Your identity is verified.')
  await press(page, 'Continue')

  await enterCode(page, '111111')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  const code = field(page, 'Code')
  await expect(code).toBeFocused()
  expect(await code.evaluate((input) => input.parentElement?.scrollLeft)).toBe(0)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your withdrawal code is ${CODE}.`)
  await code.press('Home')
  await code.press('ArrowRight')
  await code.press('ControlOrMeta+v')
  await expect(code).toHaveValue(CODE)
  await press(page, 'Confirm')
  await expect(dialog(page)).toContainText('$12.50')
})

test('ERR-3: the second click of a double click that closes a dialog does not press what lay below it @double-click', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await demo.open('/dashboard-overview?at=withdrawal.editing.unsure', { as: 'iris' })
  await dialog(page).getByRole('button', { name: 'Check my history', exact: true }).dblclick()
  await demo.clock.settled()
  await expect(page).toHaveURL('/dashboard-overview#history')
})
