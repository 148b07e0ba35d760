import type { Page } from '@playwright/test'
import { goingBack } from '../going-back.ts'
import { NOW } from '../support/driver.ts'
import { expect, test, timeline } from '../test.ts'

/** With calls in flight, delays, drafts and files, also on the page of a mailed link. */
const STATES = ['kyc.submitting.sending', 'withdrawal.transferring.paying', 'password-reset.submitting']

test('DEMO-7, DEMO-17: a link leads to a state by legal events; going on from it, back, and on again ends in the same states, data, storage and timers', async ({
  page,
  demo,
}) => {
  // Without another reset: a link works whatever was done before.
  for (const [index, at] of STATES.entries()) {
    await test.step(at, async () => {
      await demo.open(`/?at=${at}`, { reset: index === 0, clock: 'paused', now: NOW, latency: 300 })
      const notices = page.getByRole('alert').filter({ hasText: /The address asks for|could not be reached/ })
      await expect.soft(notices, at).toHaveCount(0)
      await expect.soft(demo, at).toBeInState(at)
      expect.soft([new URL(page.url()).search, await demo.clock.mode()], at).toEqual(['', 'paused'])
      expect.soft(await goingBack(page, demo), at).toEqual([])
    })
  }
})

test('DEMO-4, DEMO-17: the playhead is seen in forced colours; a moment gets a name by the keyboard, which is a flag on the rail and is kept in a file; the next answer is made to fail from the strip, as an entry, but not while looking back', async ({
  page,
  demo,
}) => {
  await demo.open('/?console', { as: 'ada' })
  const strip = timeline(page)
  const more = strip.getByRole('button', { name: 'More', exact: true })
  const field = strip.getByRole('textbox', { name: 'Name of this moment' })
  const rail = strip.getByRole('slider')
  await rail.focus()
  await page.keyboard.press('Home')
  // Forced colours take gradients away, of which the playhead is made.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(rail.locator('[data-looking]')).toHaveCSS('background-image', /gradient/)
  await page.emulateMedia({ forcedColors: null })
  await more.focus()
  await choose(page, 'Name this moment')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter a name\./)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(rail, 'Escape closed the form alone').toHaveAttribute('aria-valuetext', /, The page was opened$/)

  await choose(page, 'Name this moment')
  await expect(field).toBeFocused()
  await page.keyboard.type(' Where it began ')
  await page.keyboard.press('Enter')
  await expect(more).toBeFocused()
  await expect(rail).toHaveAttribute('aria-valuetext', /^Where it began: .*, The page was opened$/)
  await strip.getByRole('button', { name: 'What happened' }).click()
  await expect(strip.getByRole('log').getByRole('button').last()).toHaveText(/Where it began: The page was opened$/)
  await demo.timeline.open(await demo.timeline.save())
  expect((await demo.timeline.entries())[0]?.name).toBe('Where it began')
  await demo.timeline.look(null)
  // Also from a button of the product, which does nothing with an arrow.
  await page.getByRole('banner').getByRole('button').first().focus()
  // With Alt it is the browser's Back; and only the main button moves the playhead.
  await page.keyboard.press('Alt+ArrowLeft')
  await rail.hover({ position: { x: 40, y: 10 } })
  await page.mouse.down({ button: 'right' })
  await rail.hover({ position: { x: 10, y: 10 } })
  await page.mouse.up({ button: 'right' })
  await demo.clock.settled()
  expect(await demo.timeline.isLooking()).toBe(false)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => demo.timeline.isLooking()).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => demo.timeline.position()).toBe((await demo.timeline.entries())[0]?.id)
  await page.keyboard.press('Escape')
  await expect.poll(() => demo.timeline.isLooking()).toBe(false)
  // Without the desk the bar of the look back takes the keys.
  await strip.getByRole('button', { name: 'What happened' }).focus()
  await page.keyboard.press('F2')
  await expect(page.locator('[data-desk-button]'), 'the focus does not go with the desk').toBeFocused()
  // A button that goes away gives its focus on.
  await demo.timeline.look((await demo.timeline.entries())[0]?.id ?? 0)
  await page.getByRole('button', { name: 'Now', exact: true }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  for (const key of ['End', 'Escape', 'Enter']) {
    await demo.timeline.look((await demo.timeline.entries())[0]?.id ?? 0)
    await expect(page.getByRole('region', { name: /^Looking back to/ })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press(key)
    await expect.poll(() => demo.timeline.isLooking()).toBe(false)
  }
  await expect.poll(async () => (await demo.timeline.entries()).at(-1)?.text).toMatch(/^Went back to just after /)
  await page.keyboard.press('F2')

  await more.focus()
  await choose(page, 'Let the next answer fail')
  await expect(strip.getByRole('status')).toHaveText(/^The next call to the bank gets no answer\./)
  expect((await demo.timeline.entries()).at(-1)?.text).toMatch(/^A fault was set: /)
  await rail.focus()
  await page.keyboard.press('Home')
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Let the next answer fail' })).toBeDisabled()
})

/** Chooses by the keyboard from the menu whose button has the focus. */
async function choose(page: Page, name: string) {
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name })
  // It takes the focus a frame after it is there.
  await expect(page.getByRole('menu').filter({ has: item })).toBeFocused()
  // One letter: a busy page would take the second one for a new word.
  await page.keyboard.press(name.charAt(0))
  await expect(item).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
}

test('DEMO-17: pages that are left at once are entries in their order, before what is pressed then', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const pressed = await page.evaluate(() => {
    for (const selector of ['nav a[href="/account-details"]', 'nav a[href="/investify"]', 'header [popover] button'])
      document.querySelector<HTMLElement>(selector)?.click()
    return window.demo?.timeline?.entries().map(({ text }) => text)
  })
  expect(pressed?.slice(-3)).toEqual([
    'Ada went to Account details',
    'Ada went to Invest',
    'Ada opened the account settings',
  ])
})

test('DEMO-17, LOAN-4: the product’s own reload, 2.5 s after Verify, keeps the timeline: one looks and goes back to before it', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'lena' })
  const [loan] = (await demo.operator.customer('lena')).loans
  await demo.operator.setLoan(loan?._id ?? '', 'true')
  await demo.operator.setLoan(loan?._id ?? '', 'Pending')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Processing/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await demo.clock.advance(2_499)
  const before = await demo.timeline.entries()
  const loaded = page.waitForEvent('load')
  await Promise.allSettled([demo.clock.advance(1), loaded])
  await demo.ready()
  await demo.clock.settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const after = await demo.timeline.entries()
  const told = (list: typeof after) => list.map(({ id, text }) => `${id} ${text}`)
  expect(told(after).slice(0, before.length)).toEqual(told(before))
  expect(after.map(({ text }) => text)).toContain('The page was loaded again')

  const pressed = after.find(({ id }) => id === before.at(-1)?.id)
  await demo.timeline.look(pressed?.id ?? 0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.timeline.look(null)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  expect((await demo.undoable())?.text).toBe('The clock advanced by 2.5 s')
  await demo.undo()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Verify' })).toBeVisible()
  for (const text of ['Lena asked how the loan stands', 'Lena opened the notice about the loan']) {
    expect((await demo.undoable())?.text).toBe(text)
    await demo.undo()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await demo.undoable())?.text).toMatch(/^The bank set a loan of ₦2,278,000\.00 to pending$/)
})
