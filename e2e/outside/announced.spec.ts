import { stepsTo } from '#src/workbench/timeline/links/paths.ts'
import { expect, test, toast } from '../test.ts'
import { dialog } from '../withdrawing.ts'

test('IN-7, IN-9: toasts are within the reach of a dialog; password managers find whose password a form sets, and which fields ask for it', async ({
  page,
  demo,
}) => {
  const completes = (form = page.getByRole('main').locator('form')) =>
    form.evaluate((element: HTMLFormElement) =>
      [...element.elements].flatMap((field) =>
        field instanceof HTMLInputElement
          ? [[field.getAttribute('autocomplete'), field.value, field.checkVisibility()]]
          : [],
      ),
    )
  await demo.open('/login')
  expect(await completes()).toEqual([
    ['username', '', true],
    ['current-password', '', true],
  ])
  await demo.go('/reset-password/some-token')
  expect(await completes()).toEqual([
    ['username', '', true],
    ['new-password', '', true],
    ['new-password', '', true],
  ])
  await demo.run(stepsTo('sign-up.credentials'))
  expect(await completes()).toEqual([
    ['username', expect.stringContaining('@'), false],
    ['new-password', '', true],
    ['new-password', '', true],
  ])
  await demo.run(stepsTo('withdrawal.confirming.wrong'))
  expect(await completes(dialog(page).locator('form'))).toEqual([['one-time-code', expect.any(String), true]])
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  const inReach = await dialog(page).ariaSnapshot()
  expect(inReach).toContain('region "Notifications"')
  expect(inReach).toContain('Wrong Code')
})
