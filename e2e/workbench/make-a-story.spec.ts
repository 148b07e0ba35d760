import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFitForAll, expectSizesFit } from '../axe.ts'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test } from '../test.ts'
import { dialog, enterCode, fillWithdrawal, press } from '../withdrawing.ts'

const DESK = '[aria-label="Demo desk"]'
const strip = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const form = (page: Page) => page.getByRole('region', { name: 'Make a story' })
const lines = (page: Page) => form(page).getByRole('list', { name: 'What happens' }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name, exact: true })
const says = (page: Page) => form(page).getByRole('textbox', { name: /^Say / })
const title = (page: Page) => form(page).getByLabel('Title')
const tour = (page: Page) => page.getByRole('region', { name: 'Guided tour' })
const card = (page: Page, name: string) =>
  desk(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const chooseInStrip = async (page: Page, name: string) => {
  await strip(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const choose = async (page: Page, story: string, name: string) => {
  await card(page, story)
    .getByRole('button', { name: `More about ${story}` })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const WORDS = [
  'Iris typed the amount',
  'Iris typed the email',
  'Iris asked to withdraw',
  'Iris entered a code',
  'The bank approved a withdrawal of $120.50',
]
const CAPTIONS = [
  'Iris wants a hundred and twenty dollars.',
  'They go to PayPal.',
  'Nothing is sent yet.',
  'The ninth code pays.',
  'The bank has the last word.',
  'Paid.',
]

/** Does what the story is to show: nothing had to be switched on before. */
async function pay(page: Page, demo: DemoDriver): Promise<void> {
  await demo.open('/?at=withdrawal.editing&console', { as: 'iris' })
  await fillWithdrawal(page, 'PayPal', '120.50')
  await press(page, 'Continue')
  await demo.clock.advance(500)
  await enterCode(page)
  await demo.clock.advance(4_000)
  await expect(dialog(page)).toHaveCount(0)
  await desk(page)
    .getByRole('button', { name: /^Approve .*\$120\.50/ })
    .click()
  await demo.clock.settled()
}

/** A kept story of two lines with one caption. */
async function keepStory(page: Page, demo: DemoDriver, name: string): Promise<void> {
  await demo.open('/loan?console', { as: 'ada' })
  await page.getByRole('button', { name: 'Apply for Loan' }).click()
  await dialog(page).getByLabel('Amount').fill('900')
  await demo.clock.settled()
  await chooseInStrip(page, 'Make a story')
  await title(page).fill(name)
  await button(page, /^Say before/)
    .first()
    .click()
  await page.keyboard.type('Ada wants a loan.')
  await button(page, 'Keep').click()
  await expect(card(page, name)).toBeVisible()
}

test('DEMO-19: a product owner makes a story of six captions with the mouse, plays it, keeps it over a reload, and starts it with ticks', async ({
  page,
  demo,
}) => {
  await pay(page, demo)
  await chooseInStrip(page, 'Make a story')
  await expect(title(page)).toBeFocused()
  await expect(lines(page)).toHaveCount(WORDS.length + 1)
  for (const [place, words] of WORDS.entries()) await expect(lines(page).nth(place)).toContainText(words)
  await page.keyboard.type('How Iris is paid')
  for (const [place, words] of CAPTIONS.entries()) {
    await lines(page).nth(place).getByRole('button', { name: /^Say/ }).click()
    await page.keyboard.type(words)
  }
  await expect(says(page)).toHaveCount(CAPTIONS.length)
  await lines(page)
    .nth(3)
    .getByRole('button', { name: /^Add a chapter/ })
    .click()
  await page.keyboard.type('The money')
  await lines(page)
    .nth(1)
    .getByRole('checkbox', { name: /^Highlight the field “Email”/ })
    .uncheck()
  await expectFitForAll(page, DESK)
  // What was typed outlives other tabs, and the desk.
  await desk(page).getByRole('tab', { name: 'Bank' }).click()
  await desk(page).getByRole('tab', { name: 'Present' }).click()
  await page.keyboard.press('F2')
  await page.keyboard.press('F2')
  await expect(title(page)).toHaveValue('How Iris is paid')
  await expect(lines(page)).toHaveCount(WORDS.length + 1)
  for (const [place, words] of CAPTIONS.entries()) await expect(says(page).nth(place)).toHaveValue(words)

  await button(page, 'Play').click()
  await expect(tour(page).getByRole('status')).toContainText(CAPTIONS[0] ?? '')
  await expect(desk(page)).toHaveCount(0)
  await tour(page).getByRole('button', { name: 'Pause' }).click()
  for (const words of CAPTIONS) {
    await expect(tour(page).getByRole('status')).toContainText(words, { timeout: 15_000 })
    await tour(page).getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(tour(page).getByRole('heading', { name: 'That was “How Iris is paid”' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(form(page), 'the desk is back').toBeVisible()
  await expect(form(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)

  await button(page, 'Keep').click()
  const start = card(page, 'How Iris is paid').getByRole('button', { name: 'Start' })
  await expect(start).toBeFocused()
  await demo.reload()
  await expect(desk(page).getByRole('heading', { name: 'Yours' })).toBeVisible()
  await start.click()
  await expect(desk(page).getByRole('heading', { name: 'How Iris is paid, Iris Moreau' })).toBeFocused()
  await expect(desk(page).getByText(CAPTIONS[0] ?? '')).toBeVisible()
  await fillWithdrawal(page, 'PayPal', '60')
  await press(page, 'Continue')
  await expect(desk(page).getByRole('heading', { name: 'The money' })).toBeVisible()
  await enterCode(page)
  await expect(desk(page).getByText(', done')).toBeAttached()
})

test('DEMO-19: the same by keyboard alone; a line is left out where the story still runs without it, otherwise it is put back, and said why', async ({
  page,
  demo,
}) => {
  await pay(page, demo)
  const { keyboard } = page
  const flag = strip(page).getByRole('button', { name: 'Make a story' })
  await flag.focus()
  await keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(flag).toBeFocused()
  await keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await keyboard.type('By keyboard')
  await lines(page).nth(0).getByRole('button', { name: /^Say/ }).focus()
  await keyboard.press('Enter')
  for (const [place, words] of CAPTIONS.entries()) {
    await expect(says(page).nth(place)).toBeFocused()
    await keyboard.type(words)
    await keyboard.press('Enter')
  }
  await expect(button(page, 'Play')).toBeFocused()
  // An emptied field goes.
  await says(page).nth(5).focus()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('Delete')
  await keyboard.press('Enter')
  await expect(says(page)).toHaveCount(5)

  const handle = (name: string) => strip(page).getByRole('slider', { name })
  await handle('Where the story begins').focus()
  const first = await handle('Where the story begins').getAttribute('aria-valuetext')
  await keyboard.press('ArrowRight')
  await expect(handle('Where the story begins')).toHaveAttribute('aria-valuetext', /^after .*Iris typed the amount$/)
  await expect(lines(page)).toHaveCount(WORDS.length)
  await keyboard.press('Home')
  await keyboard.press('End')
  await expect(form(page).getByText('Nothing happens here yet')).toBeVisible()
  await keyboard.press('Home')
  await expect(handle('Where the story begins')).toHaveAttribute('aria-valuetext', first ?? '')
  await expect(says(page)).toHaveCount(5)

  await button(page, `Leave out ${WORDS[4]}`).click()
  await expect(form(page).getByRole('status')).toHaveText(`Left out: ${WORDS[4]}. The story still runs.`)
  await expect(button(page, `Put back ${WORDS[4]}`)).toBeVisible()
  await button(page, `Leave out ${WORDS[2]}`).click()
  await expect(form(page).getByRole('status')).toHaveText(
    `“${WORDS[2]}” cannot be left out: without it, “${WORDS[3]}” is not possible.`,
  )
  await expect(button(page, `Leave out ${WORDS[2]}`)).toBeVisible()
  await expect(page, 'the present is as it was').toHaveURL('/dashboard-overview')
  const paidOut = async () => (await demo.operator.customer('iris')).transfers.filter(({ status }) => status).length
  const before = await paidOut()
  await strip(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(paidOut).toBe(before - 1)
  await strip(page).getByRole('button', { name: 'Redo' }).click()
  await expect.poll(paidOut).toBe(before)
  await button(page, 'Keep').focus()
  await keyboard.press('Enter')
  await expect(card(page, 'By keyboard').getByRole('button', { name: 'Start' })).toBeFocused()
})

test('DEMO-13, DEMO-14, DEMO-15, DEMO-19: a kept story leaves as a file, a link and a test, is removed, and comes back by undo and from a file, dropped on either window; one of another version says why it cannot be run', async ({
  page,
  demo,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await keepStory(page, demo, 'A loan')
  await choose(page, 'A loan', 'Copy link')
  await expect(
    desk(page).getByText('Link copied. It works only on this computer, because the demo runs on it.'),
  ).toBeVisible()
  const link = await clipboard()
  const [saved] = await Promise.all([page.waitForEvent('download'), choose(page, 'A loan', 'Save')])
  const file = await readFile(await saved.path(), 'utf8')
  const locked = page.evaluate(watchDesk)
  await choose(page, 'A loan', 'Copy as test')
  await expect(desk(page).getByText('Test copied.')).toBeVisible()
  expect(await locked, 'it says so, and nothing can be pressed meanwhile').toEqual(['Copying…', 'Running the story'])
  await expect(page.getByText('Running the story')).toHaveCount(0)
  await expect(desk(page).getByRole('button', { name: 'More about A loan' })).toBeFocused()
  const copied = await clipboard()
  expect(copied).toMatch(/import .*driveDemo.*driver/)
  expect(copied).toContain('test("A loan"')

  await choose(page, 'A loan', 'Remove')
  await expect(card(page, 'A loan')).toHaveCount(0)
  await strip(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'A loan')).toBeVisible()
  await choose(page, 'A loan', 'Remove')
  await expect(card(page, 'A loan')).toHaveCount(0)

  await page.evaluate(drop, file)
  await expect(page.getByText('The story “A loan” was added.')).toBeVisible()
  await expect(card(page, 'A loan')).toBeVisible()
  await choose(page, 'A loan', 'Remove')
  await strip(page)
    .getByLabel('Open a file')
    .setInputFiles({ name: 'story.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(strip(page).getByRole('status').getByText('Added: “A loan”, under Yours.')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect
    .poll(() => other.evaluate(() => (window as { demo?: { scenario?(): string | null } }).demo?.scenario?.() ?? null))
    .toContain('loan')
  await elsewhere.close()

  await choose(page, 'A loan', 'Remove')
  await expect(card(page, 'A loan')).toHaveCount(0)
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    desk(page).getByRole('button', { name: 'Own window' }).click(),
  ])
  const said = own.getByRole('region', { name: 'Timeline' }).getByRole('status')
  await expect(own.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await own.evaluate(drop, file)
  await expect(said.filter({ hasText: 'Added: “A loan”, under Yours.' })).toBeVisible()
  await expect(own.getByRole('heading', { name: 'A loan', exact: true })).toBeVisible()
  await own.evaluate(drop, '{}')
  await expect(said.filter({ hasText: 'That did not work: it was saved by an older version' })).toBeVisible()

  await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter(({ name }) => name?.endsWith('.stories'))
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const [store = ''] = database.objectStoreNames
    const table = database.transaction(store, 'readwrite').objectStore(store)
    const kept = await done<{ id: string; file: string }[]>(table.get('stories'))
    const older = kept.map(({ id, file }) => ({ id, file: file.replace(/"version":\d+/, '"version":1') }))
    await done(table.put(older, 'stories'))
    database.close()
  })
  await own.close()
  await demo.reload()
  await page.keyboard.press('F2')
  const why = /^This version of the demo cannot run it: its version is 1, and this demo opens version \d+\.$/
  await expect(card(page, 'A loan').getByText(why)).toBeVisible()
  for (const name of ['Start', 'Play']) {
    const off = card(page, 'A loan').getByRole('button', { name: `${name} A loan` })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription(why)
  }
  await card(page, 'A loan').getByRole('button', { name: 'More about A loan' }).click()
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^Copy/ })).toHaveCount(0)
})

test('DEMO-19: without a title nothing is kept; a long one, emoji and a chapter without words fit, and reset leaves the form', async ({
  page,
  demo,
}) => {
  await demo.open('/loan?console', { as: 'ada' })
  await chooseInStrip(page, 'Make a story')
  await expect(form(page).getByText('Nothing happens here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Apply for Loan' }).click()
  await demo.clock.settled()
  await button(page, 'Up to now').click()
  await expect(lines(page)).toHaveCount(2)
  await button(page, 'Keep').click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveAccessibleDescription('Give the story a title.')
  await title(page).fill('Donaudampfschifffahrt'.repeat(9))
  await button(page, 'Keep').click()
  await expect(title(page)).toHaveAccessibleDescription('A title has at most 80 characters.')
  const name = `🌸 ${'Donaudampfschifffahrt'.repeat(3)}`
  await title(page).fill(name)
  await button(page, /^Say before/).click()
  await button(page, /^Add a chapter/).click()
  await page.keyboard.type('One')
  await button(page, 'Keep').click()
  await expect(says(page)).toBeFocused()
  await expect(says(page)).toHaveAccessibleDescription(/^Say something below the chapter/)
  await page.keyboard.type('👩🏽‍💻 Ada wants a loan.')
  await demo.timeline.look((await demo.timeline.entries())[0]?.id ?? 1)
  await expect(says(page)).toHaveValue('👩🏽‍💻 Ada wants a loan.')
  await demo.timeline.look(null)
  await demo.reset()
  await expect(says(page)).toHaveValue('👩🏽‍💻 Ada wants a loan.')
  await button(page, 'Keep').click()
  await expect(card(page, name)).toBeVisible()
  await expectFitForAll(page, DESK)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSizesFit(page, DESK)
  await strip(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Make a story (in a wider window)' })).toBeDisabled()
})

/** Runs in the page: what the desk and the page say while the desk cannot be pressed. */
function watchDesk(): Promise<string[]> {
  return new Promise((resolve) => {
    const look = () => {
      const desk = document.querySelector<HTMLElement>('[data-beside][inert]')
      const words = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '')
      const said = ['Copying…', 'Running the story'].filter((start) => words.some((text) => text.startsWith(start)))
      if (desk === null || said.length < 2) requestAnimationFrame(look)
      else resolve(said)
    }
    look()
  })
}

/** Runs in the page: drops a file with this text on it. */
function drop(text: string): void {
  const data = new DataTransfer()
  data.items.add(new File([text], 'story.json', { type: 'application/json' }))
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))
}
