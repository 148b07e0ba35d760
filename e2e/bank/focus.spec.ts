import type { Page } from '@playwright/test'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page) => main(page).getByRole('button', { name: 'Account Settings' })

async function openSettings(page: Page): Promise<void> {
  await entry(page).press('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
}

/** What closes a page, and the path of the next page. */
const WAYS: readonly { by: string; path: string; go: (demo: DemoDriver) => Promise<unknown> }[] = [
  // Changed with DEMO-8: a recording leaves the page as it is. Going back makes another one of it.
  { by: 'going back', path: '/account-details', go: (demo) => demo.timeline.goTo(1) },
  { by: 'another customer', path: '/dashboard-overview', go: (demo) => demo.signIn('vera') },
  { by: 'another page', path: '/contact', go: (demo) => demo.go('/contact') },
]

test('QA-2, DEMO-1: whatever takes the page and its dialog away, the next page has the focus, but for what is pressed on the desk, which keeps it', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details', { as: 'ada' })
  for (const { by, path, go } of WAYS) {
    await test.step(by, async () => {
      await demo.signIn('ada')
      await demo.go('/account-details')
      await openSettings(page)
      await go(demo)
      await expect(page).toHaveURL(path)
      await expect(main(page)).toBeFocused()
      await expect(dialog(page)).toHaveCount(0)
    })
  }
  await demo.signIn('ada')
  await demo.go('/account-details')
  await openSettings(page)
  await page.keyboard.press('F2')
  const vera = desk(page).getByRole('button', { name: /^Log in as Vera Lindqvist/ })
  await vera.press('Enter')
  await expect(page).toHaveURL('/dashboard-overview')
  await expect(dialog(page)).toHaveCount(0)
  await demo.clock.settled()
  await expect(vera).toBeFocused()
})

test('QA-2: a link that goes with its page hands the focus on, one that stays keeps it; Back closes a dialog and gives the focus to its opener, then leaves the page and gives it to the next', async ({
  page,
  demo,
}) => {
  await demo.open('/loan')
  await expect(page).toHaveURL('/login')
  await expect(
    page.locator('body'),
    'neither a page that is loaded nor one that it leads to takes the focus',
  ).toBeFocused()
  await main(page).getByRole('link', { name: 'Create An Account', exact: true }).press('Enter')
  await expect(page).toHaveURL('/create-account')
  await expect(main(page)).toBeFocused()
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })
  await signIn.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(signIn).toBeFocused()
  await demo.signIn('ada')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await openSettings(page)
  await page.goBack()
  await expect(entry(page)).toBeFocused()
  // The router undoes Back by going forward again, which takes a moment; the address is the same before it.
  await demo.clock.settled()
  await expect(page).toHaveURL('/account-details')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard-overview')
  await expect(main(page)).toBeFocused()
})

test(`PERF-6: with motion or without, a dialog's title stays where it is from step to step, and once closed nothing is left of it @media`, async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    const parts = await page.locator('body > *').count()
    await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
    const title = dialog(page).getByRole('heading').first()
    const place = async () => {
      // The dialog may still be moving.
      await dialog(page).evaluate((moving) => Promise.all(moving.getAnimations().map(({ finished }) => finished)))
      return (await title.boundingBox())?.y
    }
    const top = await place()
    for (const step of ['Bank Transfer', 'Next Step']) {
      await press(page, step)
      expect(await place()).toBe(top)
    }
    await press(page, 'Close')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('body > *')).toHaveCount(parts)
  }
})
