import type { Page } from '@playwright/test'
import { goingBack } from '../going-back.ts'
import { type DemoDriver, NOW } from '../support/driver.ts'
import { expect, test } from '../test.ts'

const isOfAll = process.env.LARKSPUR_E2E_LINKS === 'all'
/**
 * With calls in flight, delays, drafts and files. `LARKSPUR_E2E_LINKS=all npm run e2e workbench -- -g DEMO-17` goes back from every state
 * that a link reaches, which takes some minutes.
 */
const STATES = [
  ...['sign-up.submitting.slow', 'customer.kyc.failed', 'kyc.editing.entry.notLoaded', 'kyc.submitting'],
  ...['loan.validating', 'withdrawal.transferring.paying'],
]

/** From here, going back is not compared: what follows depends on more than the moment. */
const APART = [
  // The product reloads its page (WD-3, LOAN-4), which begins a new timeline.
  /^(?:loan-notice\.verifying|withdrawal\.checking|withdrawal\.checking\.loanPending)$/,
  // The page takes the focus when it is shown again, which closes a group of the menu.
  /^navigation\.groups\.open/,
]

test('DEMO-7, DEMO-17: a link leads to a state by legal events; going on from it, back, and on again ends in the same states, data, storage and timers', async ({
  page,
  demo,
}) => {
  if (isOfAll) test.setTimeout(0)
  await demo.open('/')
  // Without another reset: a link works whatever was done before.
  for (const at of isOfAll ? await linkedStates(demo) : STATES) {
    await test.step(at, async () => {
      await demo.open(`/?at=${at}`, { reset: false, clock: 'paused', now: NOW, latency: 300 })
      const notices = page.getByRole('alert').filter({ hasText: /The address asks for|could not be reached/ })
      await expect.soft(notices, at).toHaveCount(0)
      // A flow that has ended is there no more.
      if ((at.split('.')[0] ?? '') in (await demo.states())) await expect.soft(demo, at).toBeInState(at)
      expect.soft([new URL(page.url()).search, await demo.clock.mode()], at).toEqual(['', 'paused'])
      if (!APART.some((names) => names.test(at))) expect.soft(await goingBack(page, demo), at).toEqual([])
    })
  }
})

async function linkedStates(demo: DemoDriver): Promise<string[]> {
  const links = (await demo.flows.charts()).flatMap(({ states }) => states.flatMap(({ link }) => link ?? []))
  return links.map((link) => new URLSearchParams(link.split('?')[1]).get('at') ?? '')
}

test('FLOW-3: a click on an entry opens why: the event, the transitions, the call with its answer, and the rows', async ({
  page,
  demo,
}) => {
  await demo.open('/?at=withdrawal.editing&console', { as: 'iris', latency: 300 })
  const form = page.getByRole('dialog')
  await form.getByLabel('Amount').fill('120')
  await form.getByLabel('Email').fill('pay@mail.example')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('textbox', { name: 'Code' }).fill('482913')
  await form.getByRole('button', { name: 'Confirm' }).click()
  await demo.clock.settled()
  await demo.clock.advance(2_000)
  const strip = page.getByRole('region', { name: 'Timeline' })
  await strip.getByRole('button', { name: 'What happened' }).click()
  const why = strip.getByRole('log').getByRole('group')
  const shown = (term: string) =>
    why.getByRole('term').filter({ hasText: term }).locator('xpath=..').getByRole('definition')
  await strip.getByRole('button', { name: /Iris entered a code$/ }).click()
  await expect(shown('Event')).toHaveText(['withdrawal: code.submit { code: ‹code› }'])
  await expect(shown('Transitions').first()).toHaveText(/^withdrawal: confirming: code\.submit \[isCustomersStep\] -> /)
  await expect(shown('Calls')).toHaveText([/^POST transfer answered 20\d$/])
  await strip.getByRole('button', { name: /Iris withdrew / }).click()
  await expect(shown('Changed rows')).toHaveText(['1 customer record', '1 withdrawal'])
  await expect(shown('Event')).toHaveCount(0)
  await demo.timeline.look(null)
  await expect(page.getByRole('region', { name: /^Looking back to/ })).toHaveCount(0)
  await strip.getByRole('button', { name: 'What happened' }).press('Escape')
  await expect(strip.getByRole('log')).toHaveCount(0)
})

test('DEMO-13, DEMO-17: a moment on the page of a mailed link is opened there from a file and from a link, without its token', async ({
  page,
  demo,
}) => {
  await demo.open('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.poll(async () => (await demo.outbox()).length).toBe(1)
  const [{ link = '' } = {}] = await demo.outbox()
  await demo.go(link)
  const [file, shared] = [await demo.timeline.save(), await demo.share()]
  expect(file).not.toContain(link)
  await demo.reset()
  await demo.timeline.open(file)
  const places = [page.url()]
  await page.goto('about:blank')
  await page.goto(shared)
  await demo.ready()
  await demo.clock.settled()
  places.push(page.url())
  expect(places).toEqual(places.map(() => new URL('/reset-password/no-such-link', page.url()).href))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password')
})

test('DEMO-4, DEMO-17: a moment gets a name by the keyboard, which is a flag on the rail and is kept in a file; the next answer is made to fail from the strip, as an entry, but not while looking back', async ({
  page,
  demo,
}) => {
  await demo.open('/?console', { as: 'ada' })
  const strip = page.getByRole('region', { name: 'Timeline' })
  const more = strip.getByRole('button', { name: 'More' })
  const field = strip.getByRole('textbox', { name: 'Name of this moment' })
  const rail = strip.getByRole('slider')
  await rail.focus()
  await page.keyboard.press('Home')
  await more.focus()
  await choose(page, 'Name this moment')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter a name\./)
  await page.keyboard.type('n'.repeat(61))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/A name has at most 60 characters\./)
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
  const saved = await demo.timeline.save()
  await demo.open('/?console', { as: 'ada' })
  await demo.timeline.open(saved)
  expect((await demo.timeline.entries()).map(({ name }) => name)[0]).toBe('Where it began')

  await strip.getByRole('button', { name: 'More' }).focus()
  await choose(page, 'Make the next answer fail')
  await expect(strip.getByRole('status')).toHaveText(/^The next call to the bank gets no answer\./)
  expect((await demo.timeline.entries()).at(-1)?.text).toMatch(/^A fault was set: /)
  await strip.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await strip.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Make the next answer fail' })).toBeDisabled()
})

/** Chooses by the keyboard from the menu whose button has the focus. */
async function choose(page: Page, name: string) {
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name })
  // It takes the focus a frame after it is there.
  await expect(page.getByRole('menu').filter({ has: item })).toBeFocused()
  await page.keyboard.type(name.split(' ')[0] ?? '')
  await expect(item).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
}

test('DEMO-17: the product’s own reload keeps the timeline: one looks and goes back to before it', async ({
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
  expect(after.slice(0, before.length).map(({ id, text, lane }) => ({ id, text, lane }))).toEqual(
    before.map(({ id, text, lane }) => ({ id, text, lane })),
  )
  expect(after.map(({ text }) => text)).toContain('The page was loaded again')
  expect(await page.evaluate(() => sessionStorage.getItem('larkspur.timeline'))).toBeNull()

  const pressed = after.find(({ id }) => id === before.at(-1)?.id)
  await demo.timeline.look(pressed?.id ?? 0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.timeline.look(null)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const undone: (string | undefined)[] = []
  for (let more = true; more; ) {
    undone.push((await demo.undoable())?.text)
    more = await demo.undo()
    if (undone.length === 2)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Verify' })).toBeVisible()
    if (undone.length === 3) await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(undone).toEqual([
    'The clock advanced by 2.5 s',
    'Lena asked how the loan stands',
    'Lena opened the notice about the loan',
    'The bank set a loan of ₦2,278,000.00 to pending',
    'The bank approved a loan of ₦2,278,000.00',
    undefined,
  ])
  expect((await demo.operator.customer('lena')).loans[0]?.status).toBe('Pending')
})
