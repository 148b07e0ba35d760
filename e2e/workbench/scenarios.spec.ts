import type { Page } from '@playwright/test'
import { shippedStories } from '#src/workbench/stories/shipped-stories.ts'
import type { ShippedStory } from '#src/workbench/stories/story.ts'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test, timeline } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'

const undo = (page: Page) => timeline(page).getByRole('button', { name: 'Undo' })
const deskButton = (page: Page, name: string) => desk(page).getByRole('button', { name })

test('DEMO-3, DEMO-5, DEMO-12, DEMO-14: an address starts a scenario, and one press on the desk moves it on; what to press next and “Undo” are in view after a start and a decision; a scenario begins with its persona, state, page, clock and faults, and with no other’s; the card ticks each step as it happens and says the next one; going back takes the tick away, and a closed card stays closed', async ({
  page,
  demo,
}) => {
  await demo.open('/?scenario=step-held&console')
  expect(await demo.scenario()).toBe('step-held')
  const title = desk(page).getByRole('heading', { name: 'The bank holds the next step, Omar Haddad' })
  await expect(title).toBeVisible()
  // Changed with DEMO-12: what waited before the story began is folded.
  await expect(desk(page).getByText('Waiting for you, 1')).toBeVisible()
  await expect(desk(page).getByText('Earlier requests, 3')).toBeVisible()
  await expect(deskButton(page, 'Approve')).toHaveCount(0)
  await deskButton(page, 'Release Step 2 of 9').click()
  await expect(dialog(page).getByText('Customer care has released the previous step.')).toBeVisible()
  await expect(desk(page).getByText(/^Waiting for you/)).toHaveCount(0)

  // The second click of a double click starts nothing again, and decides nothing that has come under the pointer.
  await demo.reset()
  await deskButton(page, 'Start The bank holds the next step').dblclick()
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(desk(page).getByText('Next:', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(undo(page)).toBeInViewport({ ratio: 1 })
  }
  // Changed with DEMO-17: undo stands in the strip, at any time, and says in a tooltip what it takes back.
  await expect(undo(page)).toHaveAttribute('title', 'Undo: The scenario “The bank holds the next step” was started')
  await desk(page).getByText('Earlier requests, 3').click()
  await deskButton(page, 'Approve').first().click()
  await expect(undo(page)).toHaveAttribute('title', /^Undo: The bank approved a withdrawal of /)
  await demo.startScenario('first-deposit')
  await expect(title).toHaveCount(0)
  await undo(page).click()
  await expect(title, 'the scenario comes back with its data').toBeVisible()
  await deskButton(page, 'Next scenario').click()
  await expect(desk(page).getByRole('heading', { name: 'A withdrawal that is paid, Iris Moreau' })).toBeInViewport()
  await expect.poll(() => demo.scenario()).toBe('withdrawal-paid')

  // It waits for one that is starting, whose clock, faults and page are then not mixed with its own.
  await Promise.all([demo.startScenario('slow-bank'), demo.startScenario('answer-lost')])
  expect({
    scenario: await demo.scenario(),
    customer: await demo.customerId(),
    clock: await demo.clock.mode(),
    faults: (await demo.faults.list()).map(({ call, kind, after }) => ({ call, kind, after })),
    path: new URL(page.url()).pathname,
  }).toEqual({
    scenario: 'answer-lost',
    customer: (await demo.operator.customer('iris')).user._id,
    clock: 'live',
    faults: [{ call: 'POST transfer', kind: 'network', after: true }],
    path: '/dashboard-overview',
  })
  await expect(demo).toBeInState('withdrawal.confirming')

  await page.setViewportSize({ width: 1280, height: 720 })
  await demo.startScenario('first-deposit')
  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
  await demo.clock.advance(1_000)
  const steps = desk(page).getByRole('list', { name: 'Done so far' }).getByRole('listitem')
  const card = desk(page).getByRole('region', { name: 'A newcomer’s first deposit' })
  const open = 'Press “Deposit”'
  // Changed with DEMO-12: the card says each action once: what is done, ticked, and what to press next.
  await expect(card.getByRole('status')).toHaveText(`Next: ${open}.`)
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).first().click()
  await expect(steps).toHaveText([`${open}, done`])
  await expect(card.getByRole('status')).toHaveText(/^Next: Choose a way to pay/)
  for (const name of ['Bank Transfer', 'Next Step', 'Use specimen receipt']) await press(page, name)
  await dialog(page).getByLabel('AMOUNT').fill('500')
  await press(page, 'Make Deposit')
  await expect(steps).toHaveCount(2)
  await deskButton(page, 'Confirm €500.00 deposit').click()
  await expect(card.getByRole('status')).toHaveText('That was the last step.')
  await undo(page).click()
  await expect(steps).toHaveCount(2)
  await expect(card.getByRole('status')).toHaveText('Next: Press “Confirm” beside the deposit')
  await deskButton(page, 'Close the scenario’s card').click()
  await demo.reload()
  await expect(desk(page).getByText('Waiting for you, 1')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('DEMO-12, DEMO-19: every scenario plays to its end by itself, caption by caption, with what each is about lit, has changed what it says, and goes on by hand from there', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const bar = page.getByRole('region', { name: 'Guided tour' })
  for (const { id, title, steps, end } of shippedStories) {
    await test.step(id, async () => {
      const played = demo.playScenario(id)
      // A person reads the captions; a test does not wait for that.
      await bar.getByRole('button', { name: 'Pause' }).click()
      const captions = captionsOf(steps)
      expect(await page.evaluate(goThrough, captions)).toEqual(captions)
      await played
      await expect(page.locator('[data-caption-highlight]')).toHaveCount(0)
      expect([await demo.scenario(), await demo.clock.mode()], title).toEqual([id, 'live'])
      await expect.poll(() => demo.states(), title).toMatchObject(end.states)
      for (const [place, rows] of Object.entries(end.rows)) {
        const wanted = rows.map((row) => expect.objectContaining(row))
        expect(await rowsAt(place, demo), title).toEqual(expect.arrayContaining(wanted))
      }
    })
  }
  await expect(demo.playScenario('flood')).rejects.toThrow("There is no scenario 'flood'")
})

/** The rows of a kind of a customer, by `kind/persona`. */
async function rowsAt(place: string, { operator }: DemoDriver): Promise<unknown[]> {
  const [kind, persona = ''] = place.split('/')
  const record = await operator.customer(persona)
  return kind === 'users' ? [record.user] : record[kind as 'deposits' | 'loans' | 'transfers']
}

interface Caption {
  text: string
  isLit: boolean
}

/** A scenario's captions, and whether something on the page is lit beside them. */
function captionsOf(steps: ShippedStory['steps']): Caption[] {
  return steps.flatMap((step) =>
    step.kind === 'caption' ? [{ text: step.text, isLit: step.about !== undefined }] : [],
  )
}

/** Runs in the page: presses Next at each of these captions; returns the captions, and whether something was lit, up to the first that differs. */
async function goThrough(captions: Caption[]): Promise<Caption[]> {
  const bar = document.querySelector('[aria-label="Guided tour"]')
  const now = () => ({
    text: bar?.querySelector('[role=status]')?.textContent ?? '',
    isLit: document.querySelector('[data-caption-highlight]:not([hidden])') !== null,
  })
  const seen: Caption[] = []
  for (const { text, isLit } of captions) {
    for (let frame = 0; now().text !== text || now().isLit !== isLit; frame++) {
      if (frame === 600) return [...seen, now()]
      await new Promise(requestAnimationFrame)
    }
    seen.push({ text, isLit })
    for (const button of bar?.querySelectorAll('button') ?? []) if (button.textContent === 'Next') button.click()
  }
  return seen
}
