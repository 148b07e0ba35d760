import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { stepsTo } from '#src/workbench/timeline/links/paths.ts'
import { expectFitForAll } from '../axe.ts'
import { facts, figuresOf } from '../facts.ts'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test, timeline } from '../test.ts'
import { dialog, enterCode, press, withdraw } from '../withdrawing.ts'

const deskButton = (page: Page) => page.getByRole('button', { name: 'Demo desk' })
const tab = (page: Page, name: string) => desk(page).getByRole('tab', { name, exact: true }).click()
const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true })
const DESK = '[aria-label="Demo desk"]'
const TABS = ['Present', 'Bank', 'Flows', 'Network']
const unfold = (place: Page | Locator, title: string | RegExp) => place.locator('summary', { hasText: title }).click()
const faultRows = (page: Page) =>
  desk(page)
    .locator('section')
    .filter({ hasText: /^Faults/ })
    .getByRole('listitem')
    .locator('> span')
const faultBadge = (page: Page) => desk(page).getByRole('tab', { name: 'Network' })

test('DEMO-1, CLOCK-1, TOAST-2, DEMO-4, MOCK-5: the desk opens with its button and F2, is beside the product, and survives a reload; the strip shows, advances and sets the time, says in words what is next, and jumps there; faults stand on the desk in words, are counted at its tab, not in the strip, and removed one by one; a wrong entry is marked at its field and kept', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await expect(desk(page)).toHaveCount(0)
  await deskButton(page).click()
  await expect(desk(page)).toBeVisible()
  await expect(deskButton(page)).toBeFocused()
  await expect(desk(page).getByRole('tab')).toHaveText(TABS)
  await expect(desk(page).getByRole('tab', { name: 'Present' })).toHaveAttribute('aria-selected', 'true')
  expect(await tabsOutside(page)).toEqual([])
  await tab(page, 'Network')
  const width = await desk(page).evaluate((element) => element.getBoundingClientRect().width)
  await demo.reload()
  await expect(desk(page).getByRole('tab', { name: 'Network' })).toHaveAttribute('aria-selected', 'true')
  expect(await desk(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  for (const place of [dialog(page), page.locator('main')]) {
    const { right } = await place.evaluate((element) => element.getBoundingClientRect())
    expect(right).toBeLessThanOrEqual(1280 - width)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(desk(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('F2')
  await expect(desk(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('F2')
  await button(page, 'Close the desk').click()
  await expect(deskButton(page)).toHaveAttribute('aria-expanded', 'false')

  // Changed with DEMO-1: the clock is the strip's; its time opens what sets and advances it.
  await page.keyboard.press('Escape')
  await deskButton(page).click()
  await tab(page, 'Present')
  const strip = timeline(page)
  const next = strip.getByRole('button', { name: /^Next timer/ })
  const panel = strip.getByRole('region', { name: 'Clock' })
  await strip.getByRole('button', { name: '09:30:00' }).click()
  await expect(panel).toContainText('Monday, 2 March 2026')
  await panel.getByLabel('Seconds').fill('2.5')
  await panel.getByRole('button', { name: 'Advance' }).click()
  await expect(strip.getByRole('button', { name: '09:30:02' })).toBeVisible()
  await expect(next, 'no list names the sample that comes (TOAST-2)').toHaveAccessibleName(
    'Next timer: No timer is running',
  )
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 32_500, times: 1 })
  await demo.signIn('ada')
  await expect(next).toHaveAccessibleName('Next timer: The bank answers in 33 s')
  await next.click()
  await expect(strip.getByRole('button', { name: '09:30:35' })).toBeVisible()
  await demo.timeline.look((await demo.timeline.entries())[0]?.id ?? 0)
  await expect(strip.getByRole('button', { name: '09:30:00' }), 'the time of what is looked at').toBeDisabled()
  await expect(desk(page)).toContainText('This tab shows now.')
  await expect(desk(page).getByRole('button', { name: /^Log in as Karl/ }), 'what cannot be done then').toBeDisabled()
  await demo.timeline.look(null)
  await expect(panel.getByLabel('Date and time')).toHaveValue('2026-03-02T09:30')
  await panel.getByLabel('Date and time').fill('2026-03-02T17:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good evening')
  await panel.getByLabel('Seconds').fill('31536000')
  await panel.getByRole('button', { name: 'Advance' }).click()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByRole('button', { name: 'Advance' })).toBeVisible()
  const stopped = await demo.clock.now()
  await demo.clock.settled()
  expect(await demo.clock.now()).toBe(stopped)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await strip.getByRole('button', { name: '×60' }).click()
  expect(await demo.clock.mode()).toBe('x60')
  await strip.getByRole('button', { name: 'Pause the clock' }).click()
  expect(await demo.clock.mode()).toBe('paused')

  const field = (name: string) => desk(page).getByLabel(name, { exact: true })
  await tab(page, 'Network')
  await expect(desk(page).getByText('No faults are set.')).toBeVisible()
  await unfold(desk(page), 'Set a fault')
  await field('Call').selectOption('Apply for a loan (POST loan)')
  await field('Effect').selectOption('status')
  await field('Status').fill('six hundred')
  await button(page, 'Set fault').click()
  await expect(field('Status')).toBeFocused()
  await expect(field('Status')).toHaveAccessibleDescription(
    'Enter a whole number from 200 to 599, but not that of a redirect.',
  )
  await expect(field('Status')).toHaveValue('six hundred')
  expect(await demo.faults.list()).toEqual([])
  await field('Status').fill('503')
  await button(page, 'Set fault').click()
  await expect(faultBadge(page)).toHaveText('Network1')
  await field('Call').selectOption('POST transfer')
  await field('Effect').selectOption('The answer is lost: the bank has acted')
  await button(page, 'Set fault').click()
  const rows = [
    'Withdraw (POST transfer) reaches the bank, but its answer is lost, for one more call',
    'Apply for a loan (POST loan) answers 503, for one more call',
  ]
  await expect(faultRows(page)).toHaveText(rows)
  await expect(
    page.getByRole('complementary', { name: 'About this site' }),
    'with the mock it says nothing about backends or faults',
  ).toHaveText(/^A fictional demonstration with no real money\.(?:Fictional\. No real money\.)?Demo desk$/)
  await button(page, `Remove ${rows[0]}`).click()
  await expect(desk(page).getByRole('heading', { name: 'Faults', exact: true })).toBeFocused()
  expect((await demo.faults.list()).map(({ text }) => text)).toEqual(rows.slice(1))
  await button(page, 'Set fault').click()
  await button(page, 'Remove all').click()
  await expect(faultBadge(page)).toHaveText('Network')
  expect(await demo.faults.list()).toEqual([])

  await field('Latency, ms').fill('120')
  await button(page, 'Set Latency, ms').click()
  await expect.poll(() => demo.faults.latency()).toBe(120)
})

const countIn = (place: Locator) =>
  place.evaluate((root) => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility() === true && element.getBoundingClientRect().width > 1
    const texts: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null)
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '')
    return {
      buttons: [...root.querySelectorAll('button, [role=button]')].filter(isShown).length,
      inputs: [...root.querySelectorAll('input, select, textarea')].filter(isShown).length,
      words: texts.flatMap((text) => text.match(/\S*\w\S*/g) ?? []).length,
    }
  })

/** The tabs that the desk's edge cuts. */
const tabsOutside = (page: Page) =>
  desk(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isCut = ({ left: start, right: end }: DOMRect) => start < left || end > right
    return [...element.querySelectorAll('[role=tab]')]
      .filter((one) => isCut(one.getBoundingClientRect()) || one.scrollWidth > one.clientWidth)
      .map(({ textContent }) => textContent)
  })

test('DEMO-1: on a phone the desk is a sheet of two heights, whose bar has the bank’s next action for the signed-in customer; it takes no focus and covers nothing that the customer presses', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/?at=withdrawal.confirming&console', { as: 'omar' })
  const chevron = button(page, 'Tabs of the desk')
  const expectHeight = (height: number) =>
    expect.poll(() => desk(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
  await expectHeight(370)
  const { bottom } = await dialog(page).evaluate((element) => element.getBoundingClientRect())
  expect(bottom).toBeLessThanOrEqual(370)
  // Changed with DEMO-1: four tabs fit without scrolling.
  expect(await tabsOutside(page)).toEqual([])
  await chevron.click()
  await expect(chevron).toBeFocused()
  await expect(chevron).toHaveAttribute('aria-expanded', 'false')
  await demo.reload()
  await expectHeight(60)
  await withdraw(page)
  await expect(desk(page)).toContainText('Step 2 of 9 in a withdrawal by Omar Haddad')
  await button(page, 'Release').click()
  await expect(desk(page)).not.toContainText('Step 2 of 9')
  // Changed with DEMO-17: undo stands in the strip, at any time.
  await expect(timeline(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => demo.undoable()).toEqual({ text: 'The bank released step 2', later: 0 })
  // What opens beside the customer, or changes, takes no focus.
  const code = dialog(page).getByLabel('Code', { exact: true })
  await code.click()
  await page.keyboard.type('48')
  await page.keyboard.press('F2')
  await expectHeight(370)
  await demo.faults.set({ call: 'POST loan', kind: 'network' })
  await page.keyboard.type('2913')
  await expect(code).toHaveValue('482913')
  // Playwright clicks only what nothing covers.
  await press(page, 'Confirm')
  await chevron.click()
  const small = await desk(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
    )
  expect(small).toEqual([])
  // Who presses one of the strip's buttons wants to see the desk.
  const strip = page.getByRole('complementary', { name: 'About this site' })
  await strip.getByRole('button', { name: 'Demo desk' }).click()
  await expectHeight(370)
  // The bar has the next action of the signed-in customer, and nobody else's.
  await chevron.click()
  await demo.signIn('nora')
  await expect(desk(page).getByRole('button')).toHaveText([''])
})

test('DEMO-2, DEMO-3, DEMO-14: personas sign in with one click, and the operator’s changes appear behind an open dialog; the desk in its own window drives the product, follows its reload, and says when it is gone; a blocked window leaves it here', async ({
  page,
  demo,
}) => {
  await demo.open('/?console')
  await desk(page)
    .getByRole('button', { name: /Omar Haddad/ })
    .click()
  await expect(page).toHaveURL('/dashboard-overview')
  await expect(desk(page).getByText('Logged in: Omar Haddad')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'PayPal')
  await tab(page, 'Bank')
  await expect(desk(page).getByText('The bank’s turn: customer care has to release the step.')).toBeVisible()
  await button(page, 'Release Step 2 of 9 in a withdrawal by Omar Haddad').click()
  await expect(desk(page).getByText('The customer’s turn: the code.')).toBeVisible()
  await desk(page).getByLabel('Profit').fill('$100.000,00')
  await button(page, 'Set Profit').click()
  const { transfers } = await demo.operator.customer('omar')
  const available = 100_000 - transfers.reduce((sum, { amount }) => sum + Number(amount), 0)
  await expect(dialog(page)).toContainText(`$${available.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  const code = desk(page).getByLabel('One-time code')
  await code.fill('secret')
  await button(page, 'Set One-time code').click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/^1 to 12 digits\./)
  await page.keyboard.press('Escape')
  await expect(code, 'Escape in a field keeps what was typed').toHaveValue('secret')
  await expect(dialog(page), 'Escape on the desk is not the customer’s').toBeVisible()
  await code.fill('G-111 222')
  await button(page, 'Set One-time code').click()
  await button(page, 'Reopen').click()
  await expect(desk(page).getByText('waiting', { exact: true })).toBeVisible()
  const { user, kyc } = await demo.operator.customer('omar')
  expect([user.userOtp, kyc?.status]).toEqual(['111222', false])
  await unfold(desk(page), 'Messages')
  await expect(desk(page).getByText('Your withdrawal code is 111222.')).toBeVisible()

  await demo.reset()
  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
  await demo.signIn('nora')
  await tab(page, 'Present')
  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await button(page, 'Own window').click()
  await expect(desk(page).getByRole('alert').first()).toHaveText(
    'The browser blocked the window. Allow pop-ups for this site and try again.',
  )
  const [own] = await Promise.all([page.waitForEvent('popup'), button(page, 'Own window').click()])
  await expect(desk(page)).toHaveCount(0)
  const ownTab = (name: string) => own.getByRole('tab', { name, exact: true }).click()
  await expect(own.getByRole('tab', { name: 'Network' }), 'the window is 480 px wide').toBeInViewport({ ratio: 1 })
  await own.getByRole('button', { name: /Ada Fenwick/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await ownTab('Bank')
  await demo.clock.settled()
  const figures = await facts(page)
  await own
    .getByRole('region', { name: /^Waiting/ })
    .getByRole('listitem')
    .filter({ has: own.getByRole('button', { name: 'Fail' }) })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expect.poll(() => facts(page)).not.toEqual(figures)
  await ownTab('Flows')
  await expect(own.getByText('user.ready')).toBeVisible()
  await demo.reload()
  await ownTab('Network')
  await expect(own.getByText(/^GET users/)).toBeVisible()
  expect(
    await own.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('larkspur.desk'))),
  ).toEqual([])
  await page.goto('about:blank')
  await expect(own.getByText('No product is connected')).toBeVisible()
  await page.goBack()
  await expect(own.getByRole('tab', { name: 'Network' })).toBeVisible()
  await page.close()
  await expect(own.getByText('No product is connected')).toBeVisible()
})

/** Each preset: what is done, then what it promises besides the product's texts in “”. */
const presetChecks: Record<string, [act: Act, check: Act]> = {
  'network-down': [pay, expectFormKept],
  'answer-lost': [pay, expectWithdrawn],
  'flaky-network': [signIn, (page, demo) => expectFiguresAfter(page, demo, 7_000)],
  'slow-friday': [signIn, (page, demo) => expectFiguresAfter(page, demo, 12_000)],
  'server-error': [pay, expectFormKept],
  'session-expires': [signIn, (page) => expect(page).toHaveURL('/login')],
  'duplicate-withdrawal': [pay, expectFormKept],
}

test('DEMO-4: what each preset says is seen in the product', async ({ page, demo }) => {
  await demo.open('/dashboard-overview?console', { as: 'iris' })
  await tab(page, 'Network')
  const presets = await demo.faults.presets()
  expect(presets.map(({ id }) => id)).toEqual(Object.keys(presetChecks))
  for (const { id, name, next } of presets) {
    const [act, check] = presetChecks[id] as [Act, Act]
    if (act === pay) await demo.run(stepsTo('withdrawal.confirming'))
    await desk(page).getByLabel('Fault preset').selectOption(name)
    await expect(desk(page).getByRole('status').filter({ hasText: 'Next:' })).toHaveText(`Next: ${next}`)
    await act(page, demo)
    // The desk says the same texts.
    const product = page.locator('body > :not([data-beside])')
    for (const [, text = ''] of next.matchAll(/“(.*?)”/g)) await expect(product.getByText(text)).toBeVisible()
    await check(page, demo)
    await demo.faults.clear()
  }
})

type Act = (page: Page, demo: DemoDriver) => Promise<unknown>

async function signIn(_: Page, demo: DemoDriver): Promise<void> {
  await demo.signIn('iris')
}

async function pay(page: Page): Promise<void> {
  await enterCode(page)
}

async function expectFormKept(page: Page): Promise<void> {
  const values = ['Amount', 'Email'].map((name) => dialog(page).getByLabel(name, { exact: true }).inputValue())
  expect(await Promise.all(values)).toEqual(['100', 'pay@mail.example'])
}

async function expectWithdrawn(page: Page, demo: DemoDriver): Promise<void> {
  await press(page, 'Check my history')
  await expect(page.getByRole('region', { name: 'History' }).getByText('$100.00').first()).toBeInViewport()
  // Iris has paid, and her code is spent.
  await demo.reset()
  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
}

async function expectFiguresAfter(page: Page, demo: DemoDriver, ms: number): Promise<void> {
  const { available, total } = await figuresOf(demo, 'iris')
  await demo.clock.advance(ms - 1)
  expect(await facts(page)).toMatchObject({ 'Available to withdraw': 'Loading', 'Total Amount': 'Loading' })
  await demo.clock.advance(1)
  expect(await facts(page)).toMatchObject({ 'Available to withdraw': available, 'Total Amount': total })
}

const FOLDS: Record<string, (string | RegExp)[]> = {
  Present: [/^Other customers/],
  Bank: [/^Decided/, /^Messages/, 'Records'],
  Network: ['Set a fault', 'GET kyc'],
}

/** Everything of the four tabs that can be pressed, entered or read without unfolding or scrolling, with the desk's header, is little (DEMO-1). */
test('DEMO-1, DEMO-5, DEMO-6, QA-2: the state is exported and imported as a file; a reset link works; no axe violation on any tab of the desk; with a scenario running the four tabs have at most 60 buttons, 12 inputs and 700 words, and none begins with a sentence', async ({
  page,
  demo,
}) => {
  await demo.open('/forget-password?console')
  await page.getByRole('main').getByRole('textbox').fill('ada@larkspur.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await tab(page, 'Bank')
  await unfold(desk(page), 'Messages, 1')
  await button(page, 'Open link').click()
  await expect(page).toHaveURL(/\/reset-password\//)
  await demo.operator.setUser('ada', { firstName: 'Adele' })
  // Changed with DEMO-1: files and reset stand in the menu of the strip.
  const choose = async (name: string) => {
    await timeline(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const [saved] = await Promise.all([page.waitForEvent('download'), choose('Export the state')])
  expect(saved.suggestedFilename()).toBe('larkspur-demo-2026-03-02.json')
  const file = await readFile(await saved.path(), 'utf8')
  await choose('Reset')
  await expect(timeline(page).getByText('The demo was reset. Undo brings it back.')).toBeVisible()
  expect((await demo.operator.customer('ada')).user.firstName).toBe('Ada')
  const take = (text: string) =>
    timeline(page)
      .getByLabel('Import a state')
      .setInputFiles({ name: 'demo.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await take(file.replace('"version": 2', '"version": 7'))
  await expect(timeline(page).getByText(/^That did not work: its version is 7/)).toBeVisible()
  await take(file)
  await expect(timeline(page).getByText('A file was imported. Undo takes it back.')).toBeVisible()
  expect((await demo.operator.customer('ada')).user.firstName).toBe('Adele')
  expect(await demo.clock.mode()).toBe('paused')

  // The outbox has a message with a link, and Undo is not offered for as long as this takes.
  await demo.startScenario('network-fails')
  await press(page, 'Close')
  await demo.clock.set('paused')
  await demo.operator.setUser('ada', { userOtp: '111222' })
  const found = await countIn(desk(page).locator('header'))
  for (const name of TABS) {
    await tab(page, name)
    await expect(desk(page).getByRole('tab', { name })).toHaveAccessibleDescription(/^[A-Z][^.]+\.$/)
    // A panel with nothing in it yet cannot be scrolled by the keyboard.
    const panel = desk(page).getByRole('tabpanel', { name, exact: true })
    await expect(panel.locator('button, input, select, summary, a').first()).toBeVisible()
    await expect(panel.locator('button').first()).toBeVisible()
    const lead = await panel.evaluate((element) => element.querySelector(':scope > p')?.textContent ?? '')
    expect(lead, 'it begins with no sentence').toBe('')
    const { buttons, inputs, words } = await countIn(panel)
    found.buttons += buttons
    found.inputs += inputs
    found.words += words
    for (const title of FOLDS[name] ?? []) await unfold(desk(page), title)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectFitForAll(page, name === TABS[0] ? DESK : `${DESK} [role=tabpanel]:not([hidden])`)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  const { buttons, inputs, words } = found
  expect(buttons <= 60 && inputs <= 12 && words <= 700, JSON.stringify(found)).toBe(true)
  // What makes it small must not be that nothing is there.
  expect([buttons > 25, inputs > 5, words > 200]).toEqual([true, true, true])
})
