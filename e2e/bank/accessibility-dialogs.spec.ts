import { CONTENT_DIALOGS } from '#machines/modal/modal-ref.ts'
import { allPaths } from '#src/workbench/timeline/links/paths.ts'
import { expectDialogFit } from '../axe.ts'
import { picture } from '../files.ts'
import { expect, test, toasts } from '../test.ts'
import { CODE, dialog, enterCode, fillWithdrawal, press } from '../withdrawing.ts'

test('QA-2, DEMO-11: in any state of a withdrawal nothing is cut beside the open desk, and axe finds nothing in either theme @axe', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview?console', { as: 'omar' })
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'PayPal')
  await press(page, 'Continue')
  await expectDialogFit(page)
  await fillWithdrawal(page, 'PayPal', '10')
  // Changed with WD-4: a step that is the bank's asks for no code.
  await press(page, 'Continue')
  await press(page, 'Check again')
  await expectDialogFit(page)
  await demo.operator.setUser('omar', { transferStep: 9 })
  await page.keyboard.press('F2')
  // At 400 % zoom, header and footer leave the room to what is between them.
  await page.setViewportSize({ width: 320, height: 256 })
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' })
  await expect(confirm).not.toBeInViewport()
  await dialog(page).getByLabel('Code', { exact: true }).press('Tab')
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByRole('heading')).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('F2')
  await enterCode(page, '1')
  await toasts(page).getByRole('button').click()
  await expectDialogFit(page)
  await enterCode(page, CODE)
  await toasts(page).getByRole('button').click()
  await expectDialogFit(page)
})

test('QA-2, DEMO-11: in any state of the papers and of a deposit nothing is cut beside the open desk, and axe finds nothing in either theme @axe', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details?console', { as: 'vera' })
  await page.getByRole('button', { name: /^Identity check/ }).click()
  await press(page, 'Submit')
  await expectDialogFit(page)
  await press(page, 'Use specimen document')
  await dialog(page).getByLabel('ID Name').fill('Vera')
  await dialog(page).getByLabel('ID Number').fill('SP-1')
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await expectDialogFit(page)
  await press(page, 'Submit')
  await toasts(page).getByRole('button').click()
  await expectDialogFit(page)
  await press(page, 'Close')
  await demo.go('/investify')
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Deposit Through Crypto')
  await expect(dialog(page).getByText('Ethereum', { exact: true })).toBeVisible()
  await expectDialogFit(page)
  await press(page, 'Back')
  await press(page, 'Bank Transfer')
  await expect(dialog(page).getByText('Larkspur Demo Deposits')).toBeVisible()
  await expectDialogFit(page)
  await press(page, 'Next Step')
  await press(page, 'Make Deposit')
  await expectDialogFit(page)
  await dialog(page).getByLabel('AMOUNT').fill('250')
  await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expectDialogFit(page)
  await press(page, 'Make Deposit')
  await toasts(page).getByRole('button').click()
  await expectDialogFit(page)
})

/** What opens each dialog: the flows that a link opens, and those that only show text. */
const REQUESTS = [
  ...Object.entries(allPaths).flatMap(([flow, { steps }]) => {
    const opening = Object.values(steps)
      .flat()
      .find((step) => step.kind === 'event' && step.event.type === 'modal.open' && kindOf(step.event) === flow)
    return opening?.kind === 'event' ? [opening.event] : []
  }),
  ...CONTENT_DIALOGS.map((kind) => ({ type: 'modal.open', request: { kind } })),
]

function kindOf({ request }: { type: string; request?: unknown }): string {
  return (request as { kind: string }).kind
}

test('QA-6, QA-2, IN-8, DEMO-11: nothing of any dialog is cut, axe finds nothing in either theme, no text could be moved from under React, and the focus goes in and out @axe', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details?console', { as: 'ada' })
  expect(REQUESTS.length).toBeGreaterThan(8)
  for (const event of REQUESTS)
    await test.step(kindOf(event), async () => {
      await page.getByRole('button', { name: 'Log Out', exact: true }).focus()
      const modal = (await demo.flows.list()).find(({ id }) => id === 'modal')
      await demo.flows.send(modal?.session ?? 'none', event)
      await expectDialogFit(page)
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('body')).not.toBeFocused()
    })
})
