import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { allPaths, fullState, hasLink, stepsTo } from '#src/workbench/timeline/links/paths.ts'
import { DIALOG, expectDialogFit, expectFitForAll, PHONE } from '../axe.ts'
import { layoutFaults } from '../layout-faults.ts'
import { expect, test, toasts } from '../test.ts'
import { dialog } from '../withdrawing.ts'

/** What opens each dialog: the flows that a link opens, also new ones. */
const OPENINGS = Object.keys(allPaths).flatMap((flow) => {
  const state = fullState(flow)
  return hasLink(state) ? stepsTo(state).filter((step) => opens(step, flow)) : []
})

function sent(flow: string, event: { type: string; [field: string]: unknown }): Step {
  return { kind: 'event', flow, event }
}

/** Further states that look like no other. What changes the customer's data comes last. */
const LOOKS: Readonly<Record<string, readonly Step[]>> = {
  'a proof with errors': [...stepsTo('deposit.proof.editing'), sent('deposit', { type: 'deposit.submit' })],
  'an identity check with errors': [...stepsTo('kyc.editing'), sent('kyc', { type: 'kyc.submit' })],
  ...Object.fromEntries(
    [
      'deposit.summary.empty',
      'deposit.wallets.ready',
      'loan.validating.spinning',
      'loan-notice.verifying',
      'statement.editing.invalid',
      'withdrawal.editing.tooMuch',
      'withdrawal.checking.loanPending',
      'withdrawal.confirming.notLoaded',
      'withdrawal.confirming.wrong',
      'deposit.submitting.sending',
      'withdrawal.transferred',
      'withdrawal.confirming.codeSpent.unchanged',
    ].map((state) => [state, stepsTo(state)]),
  ),
}

test('QA-6, QA-2, IN-8, DEMO-11: nothing of any dialog is cut beside the open desk, axe finds nothing in either theme, no text could be moved from under React, and the focus goes in and out; on a phone the same holds in the states of a dialog that look like no other; at 320 × 256 px and with text of twice the size all of it can be reached @axe', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details?console', { as: 'ada' })
  expect(OPENINGS.length).toBeGreaterThan(6)
  for (const opening of OPENINGS)
    await test.step(JSON.stringify(opening), async () => {
      await page.getByRole('button', { name: 'Log Out', exact: true }).focus()
      await demo.run([opening])
      await expectDialogFit(page)
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('body')).not.toBeFocused()
    })

  // Changed: of each, what differs from the dialog above is looked at, at the width of a phone, where it has the least room.
  await page.keyboard.press('F2')
  await page.setViewportSize(PHONE)
  await demo.signOut()
  // On a phone a toast may lie on the dialog's button.
  const dismiss = toasts(page).getByRole('button')
  for (const [name, steps] of Object.entries(LOOKS))
    await test.step(name, async () => {
      await demo.run(steps)
      for (let left = await dismiss.count(); left > 0; left--) {
        await dismiss.first().click()
        await expect(dismiss).toHaveCount(left - 1)
      }
      await expect(dialog(page)).toBeVisible()
      expect(await layoutFaults(page, DIALOG)).toEqual([])
      await expectFitForAll(page, DIALOG)
      // What was entered for a withdrawal is forgotten (WD-5).
      if (name.startsWith('withdrawal')) await demo.signOut()
    })
  // At 400 % zoom, header and footer leave the room to what is between them.
  await demo.run(stepsTo('withdrawal.confirming.careNeeded.waiting'))
  await demo.operator.setUser('omar', { transferStep: 9 })
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 256 })
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' })
  await expect(confirm).not.toBeInViewport()
  await dialog(page).getByLabel('Code', { exact: true }).press('Tab')
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByRole('heading')).not.toBeInViewport()

  // On a phone with text of twice the size, what went wrong comes first, and all else can be scrolled to.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await demo.faults.set({ call: 'POST transfer', kind: 'network' })
  await dialog(page).getByLabel('Code', { exact: true }).fill('482913')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(/^We do not know/)
  await expect(dialog(page).getByRole('status')).toBeInViewport({ ratio: 0.5 })
  const goOn = dialog(page).getByRole('button', { name: 'Continue' })
  await expect(goOn).not.toBeInViewport()
  await goOn.scrollIntoViewIfNeeded()
  await expect(goOn).toBeInViewport({ ratio: 1 })
})

function opens(step: Step, flow: string): boolean {
  if (step.kind !== 'event' || step.event.type !== 'modal.open') return false
  return (step.event.request as { kind: string }).kind === flow
}
