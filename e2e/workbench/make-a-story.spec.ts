import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFitForAll, expectSizesFit } from '../axe.ts'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test, timeline } from '../test.ts'
import { dialog, enterCode, fillWithdrawal, press } from '../withdrawing.ts'

const DESK = '[aria-label="Demo desk"]'
const form = (page: Page) => page.getByRole('region', { name: /^(Make|Change) a story$/ })
const lines = (page: Page) => form(page).getByRole('list', { name: 'What happens' }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name, exact: true })
const says = (page: Page) => form(page).getByRole('textbox', { name: /^Say / })
const title = (page: Page) => form(page).getByLabel('Title')
const tour = (page: Page) => page.getByRole('region', { name: 'Guided tour' })
const card = (page: Page, name: string) =>
  desk(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const flag = (page: Page) => timeline(page).getByRole('button', { name: 'Make a story' })
const choose = async (page: Page, story: string, name: string) => {
  await card(page, story)
    .getByRole('button', { name: `More about ${story}` })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const WORDS = [
  'Iris typed the amount 120.50',
  'Iris typed the email',
  'Iris asked to withdraw',
  'Iris entered a code',
  'The bank approved a withdrawal of $120.50',
]
/** in reading order; the first two are typed one after the other, the others before the lines that they are about */
const CAPTIONS = ['An amount.', 'PayPal.', 'Code nine.', 'Decided.']

test('FLOW-3, DEMO-19: an entry says why it happened; a product owner makes a story by keyboard, of what was done before; leaves out a line, which is put back where the story needs it, and without which it has an end of its own; plays it, keeps it over a reload, and starts it with ticks', async ({
  page,
  demo,
}) => {
  const { keyboard } = page
  // Nothing had to be switched on before.
  await demo.open('/?at=withdrawal.editing&console', { as: 'iris' })
  await fillWithdrawal(page, '120.50')
  await press(page, 'Continue')
  await demo.clock.advance(500)
  await enterCode(page)
  await demo.clock.advance(4_000)
  await expect(dialog(page)).toHaveCount(0)
  const approve = desk(page).getByRole('button', { name: /^Approve .*\$120\.50/ })
  await approve.click()
  await demo.clock.settled()
  // What was undone and done again is part of it.
  await timeline(page).getByRole('button', { name: 'Undo' }).click()
  await expect(approve).toBeVisible()
  await timeline(page).getByRole('button', { name: 'Redo' }).click()
  // The page shows the moment before the timeline has the entry.
  await expect(timeline(page).getByRole('status')).toHaveText(/^Redone: /)
  await expect(approve).toHaveCount(0)
  await expectWhy(page, demo)

  await flag(page).focus()
  await keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(flag(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await expect(lines(page)).toHaveCount(WORDS.length + 1)
  for (const [place, words] of WORDS.entries()) await expect(lines(page).nth(place)).toContainText(words)
  await keyboard.type('How Iris is paid')
  for (const place of [0, 3]) {
    await lines(page).nth(place).getByRole('button', { name: /^Say/ }).focus()
    await keyboard.press('Enter')
    for (const index of place === 0 ? [0, 1] : [2, 3]) {
      await expect(says(page).nth(index)).toBeFocused()
      await keyboard.type(CAPTIONS[index] ?? '')
      // It goes on to the next line, and a field that is left empty goes.
      await keyboard.press('Enter')
    }
  }
  await keyboard.press('Enter')
  await expect(button(page, 'Play')).toBeFocused()
  await expect(says(page)).toHaveCount(CAPTIONS.length)
  await lines(page)
    .nth(3)
    .getByRole('button', { name: /^Add a chapter/ })
    .click()
  await expect(desk(page).getByRole('textbox', { name: /^Chapter/ })).toBeFocused()
  await keyboard.type('The money')
  await lines(page)
    .nth(1)
    .getByRole('checkbox', { name: /^Highlight the field “Email”/ })
    .uncheck()
  await expectFitForAll(page, '[aria-label="Make a story"]')

  const begins = timeline(page).getByRole('slider', { name: 'Where the story begins' })
  await begins.focus()
  await keyboard.press('ArrowRight')
  await expect(begins).toHaveAttribute('aria-valuetext', /^after .*Iris typed the amount 120.50$/)
  await expect(lines(page)).toHaveCount(WORDS.length)
  await keyboard.press('End')
  await expect(form(page).getByText('Nothing happens here yet')).toBeVisible()
  await keyboard.press('Home')
  await button(page, `Leave out ${WORDS[4]}`).click()
  await expect(form(page).getByRole('status')).toHaveText(`Left out: ${WORDS[4]}. The story still runs.`)
  await button(page, `Put back ${WORDS[4]}`).click()
  await button(page, `Leave out ${WORDS[2]}`).click()
  await expect(form(page).getByRole('status')).toHaveText(
    `“${WORDS[2]}” cannot be left out: without it, “${WORDS[3]}” is not possible.`,
  )
  await expect(button(page, `Leave out ${WORDS[2]}`)).toBeVisible()
  await expect(page, 'the present is as it was').toHaveURL('/dashboard-overview')
  // What was typed outlives other tabs, and the desk.
  await desk(page).getByRole('tab', { name: 'Bank' }).click()
  await desk(page).getByRole('tab', { name: 'Present' }).click()
  await keyboard.press('F2')
  await keyboard.press('F2')
  await expect(title(page)).toHaveValue('How Iris is paid')
  for (const [index, words] of CAPTIONS.entries()) await expect(says(page).nth(index)).toHaveValue(words)

  await button(page, 'Play').click()
  await tour(page).getByRole('button', { name: 'Pause' }).click()
  await expect(desk(page)).toHaveCount(0)
  for (const words of CAPTIONS) {
    await expect(tour(page).getByRole('status')).toContainText(words)
    await tour(page).getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(tour(page).getByRole('heading', { name: 'That was “How Iris is paid”' })).toBeVisible()
  await expect(form(page), 'the desk is back').toBeVisible()
  await expect(form(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)

  await button(page, `Leave out ${WORDS[4]}`).click()
  await expect(button(page, `Put back ${WORDS[4]}`)).toBeVisible()
  await button(page, 'Keep').focus()
  await keyboard.press('Enter')
  const start = card(page, 'How Iris is paid').getByRole('button', { name: 'Start' })
  await expect(start).toBeFocused()
  const { end } = JSON.parse(await demo.stories.file('how-iris-is-paid'))
  expect(end.proof.rows, 'the end without the line').toMatchObject({
    'transfers/iris': [{ amount: 120.5, status: false }],
  })
  await demo.reload()
  await expect(desk(page).getByRole('heading', { name: 'Yours' })).toBeVisible()
  await start.click()
  await expect(desk(page).getByRole('heading', { name: 'How Iris is paid, Iris Moreau' })).toBeVisible()
  await expect(desk(page).getByText(CAPTIONS[0] ?? '')).toBeVisible()
  await fillWithdrawal(page, '60')
  await press(page, 'Continue')
  await expect(desk(page).getByRole('heading', { name: 'The money' })).toBeVisible()
  await enterCode(page)
  await expect(desk(page).getByText(', done')).toBeAttached()
})

/** Opens an entry of the timeline, which says why it happened. */
async function expectWhy(page: Page, demo: DemoDriver): Promise<void> {
  const strip = timeline(page)
  await strip.getByRole('button', { name: 'What happened' }).click()
  const why = strip.getByRole('log').getByRole('group')
  const shown = (term: string) =>
    why.getByRole('term').filter({ hasText: term }).locator('xpath=..').getByRole('definition')
  await strip.getByRole('button', { name: /Iris entered a code$/ }).click()
  // Changed with FLOW-3: it is asked for, once for all entries.
  await expect(why.getByRole('term')).toHaveCount(0)
  await why.getByText('Why', { exact: true }).click()
  await expect(shown('Event')).toHaveText(['withdrawal: code.submit { code: ‹code› }'])
  await expect(shown('Transitions').first()).toHaveText(/^withdrawal: confirming: code\.submit \[isCustomersStep\] -> /)
  await expect(shown('Calls').first()).toHaveText(/^POST transfer answered 20\d$/)
  await strip.getByRole('button', { name: /Iris withdrew / }).click()
  await expect(shown('Changed rows')).toHaveText(['1 customer record', '1 withdrawal'])
  await demo.timeline.look(null)
  await strip.getByRole('button', { name: 'What happened' }).press('Escape')
  await expect(strip.getByRole('log')).toHaveCount(0)
}

test('DEMO-13, DEMO-14, DEMO-15, DEMO-19: a story needs a title, which may be long, and words below a chapter; it leaves as a file, a link and a test, is removed, and comes back by undo and from a file, dropped on either window', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await demo.open('/loan?console', { as: 'ada' })
  await flag(page).click()
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
  await expect(desk(page).getByRole('textbox', { name: /^Chapter/ })).toBeFocused()
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
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSizesFit(page, DESK)
  await expect(flag(page)).toHaveCount(0)
  await timeline(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(desk(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(desk(page)).toBeVisible()

  const saving = page.waitForEvent('download')
  await choose(page, name, 'Save')
  await expect(
    desk(page).getByText('Saved as a file. Drop it on the page to open it, here or elsewhere.'),
  ).toBeVisible()
  const file = await readFile(await (await saving).path(), 'utf8')
  await choose(page, name, 'Copy link')
  await expect(
    desk(page).getByText('Link copied. It works only on this computer, because the demo runs on it.'),
  ).toBeVisible()
  expect(await clipboard()).toContain('#story=')
  const locked = page.evaluate(watchDesk)
  await choose(page, name, 'Copy as test')
  await expect(desk(page).getByText(`Test of “${name}” copied.`)).toBeVisible()
  expect(await locked, 'it says so, and nothing can be pressed meanwhile').toEqual(['Copying…', 'Running the story'])
  await expect(desk(page).getByRole('button', { name: `More about ${name}` })).toBeFocused()
  expect(await clipboard()).toContain(`test("${name}"`)

  await choose(page, name, 'Remove')
  await expect(card(page, name)).toHaveCount(0)
  await timeline(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, name)).toBeVisible()
  await choose(page, name, 'Remove')
  await expect(card(page, name)).toHaveCount(0)
  await page.keyboard.press('F2')
  await page.evaluate(drop, file)
  await expect(page.getByText(`The story “${name}” was added.`)).toBeVisible()
  await page.getByRole('button', { name: 'Open the demo desk' }).click()
  await choose(page, name, 'Change')
  await expect(form(page)).toHaveAccessibleName('Change a story')
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue(name)
  await expect(lines(page)).toHaveCount(2)
  await expect(says(page)).toHaveValue('👩🏽‍💻 Ada wants a loan.')
  await says(page).fill('Ada wants a car. '.repeat(20))
  await button(page, 'Keep').click()
  await expect(says(page)).toHaveAccessibleDescription('A caption has at most 300 characters.')
  await says(page).fill('Ada wants a car.')
  await button(page, 'Keep').click()
  await expect(card(page, name)).toBeVisible()
  const own = async () => (await demo.scenarios()).filter((story) => story.own)
  expect(await own()).toMatchObject([{ title: name, says: ['Ada wants a car.'] }])
  await choose(page, name, 'Change')
  await button(page, 'Keep').click()
  await expect(card(page, name)).toBeVisible()
  expect(await own(), 'as it was').toMatchObject([{ title: name, says: ['Ada wants a car.'] }])
  await demo.reset()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    desk(page).getByRole('button', { name: 'Own window' }).click(),
  ])
  const said = timeline(popup).getByRole('status')
  await expect(timeline(popup)).toBeVisible()
  await popup.evaluate(drop, file)
  await expect(said.filter({ hasText: `The story “${name}” was added.` })).toBeVisible()
  await expect(popup.getByRole('heading', { name, exact: true })).toBeVisible()
  await popup.evaluate(drop, '{}')
  await expect(said.filter({ hasText: 'That did not work: it was saved by an older version' })).toBeVisible()
  // The list that was pressed folds away.
  await popup.getByRole('button', { name: `Start ${name}` }).click()
  await expect(popup.getByRole('heading', { name: `${name}, Ada Fenwick` })).toBeFocused()
  // While it plays, the desk asks for nothing.
  const running = popup.getByRole('region', { name: `${name}, Ada Fenwick` })
  await expect(running.getByRole('status')).toHaveText(/^Next: /)
  await running.getByRole('button', { name: `Play ${name}` }).click()
  await expect(running.getByRole('status')).toHaveText(
    'It is being played. Its bar below the product goes on, pauses and ends it.',
  )
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
