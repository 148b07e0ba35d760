import type { Page } from '@playwright/test'
import { ADA } from '../ada-story.ts'
import { expectFitForAll } from '../axe.ts'
import { expect, test, timeline } from '../test.ts'

test('DEMO-12, IN-14: a scenario plays from the front page; its captions stand below the page, and go on and end; on a phone the main button of a dialog is in reach beside them', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/?console')
  await start(page, 'Open an account')
  const { bar, button, caption, light } = barOf(page)
  await button('Pause').click()
  await expect(caption).toContainText('Larkspur is a fictional bank')
  await expect(page.getByRole('complementary', { name: 'Demo desk' })).toHaveCount(0)
  await expectFitForAll(page, '[aria-label="Guided tour"]')
  await button('Next').dblclick()
  await expect(caption).toContainText('Nell wants an account')
  await expect(light).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/create-account')
  await expect(caption).toContainText('four short steps')
  // The captions never cover the page, not even at its end.
  const { bottom } = await page.locator('#root').evaluate((root) => {
    window.scrollTo(0, document.body.scrollHeight)
    return root.getBoundingClientRect()
  })
  expect(bottom).toBeLessThanOrEqual(await bar.evaluate((element) => element.getBoundingClientRect().top + 1))
  expect(await demo.clock.mode()).toBe('paused')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  expect(await demo.clock.mode(), 'Escape ends the tour').toBe('live')
  await expect(page.getByRole('complementary', { name: 'Demo desk' }), 'it was open before').toBeVisible()

  await page.setViewportSize({ width: 360, height: 568 })
  const played = demo.playScenario('withdrawal-paid').catch(() => undefined)
  await button('Pause').click()
  await expect(caption).not.toBeEmpty()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await confirm.click({ trial: true })
  const tops = await Promise.all([bar, page.getByRole('dialog')].map((part) => part.boundingBox()))
  expect((tops[1]?.y ?? 0) + (tops[1]?.height ?? 0)).toBeLessThanOrEqual((tops[0]?.y ?? 0) + 1)
  expect(tops[1]?.height, 'the dialog has the room that there is').toBeGreaterThan(220)
  await button('End tour').click()
  await played

  // A reload ends a tour, and says so.
  void demo.playScenario('withdrawal-paid').catch(() => undefined)
  await expect(caption).not.toBeEmpty()
  await demo.reload()
  const ended = page.getByRole('status').filter({ hasText: 'The page was loaded again, so the tour has ended.' })
  await expect(ended).toBeVisible()
  expect(await demo.clock.mode()).toBe('live')
  await ended.getByRole('button', { name: 'Watch again' }).click()
  await expect(caption).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await demo.reload()
  await expect(ended).toHaveCount(0)

  // Where nothing else has the focus, the bar has it.
  await page.goto('/?play=withdrawal-paid')
  await expect(caption).not.toBeEmpty()
  await expect(button('Next')).toBeFocused()
  await page.keyboard.press('Escape')
})

test('DEMO-12: a start is covered until it has arrived, and a tour up to its first caption; at its end it is watched again, gone on from by hand, without a desk, or left with a reset', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const { bar, button, caption } = barOf(page)
  const id = await demo.stories.add(ADA)
  await page.evaluate(watchCover)
  const covers = () => page.evaluate(() => (window as { seen?: string[] }).seen)
  await demo.startScenario('loan-to-approve')
  expect(await covers()).toEqual(['“A loan to approve” begins.'])
  await expect(page.getByText('“A loan to approve” begins.')).toHaveCount(0)
  const played = demo.playScenario(id)
  await button('Pause').click()
  await expect(caption).toHaveText('Ada is in.')
  expect(await covers()).toEqual(['“A loan to approve” begins.', '“Ada” begins.'])
  await expect(page.getByText('“Ada” begins.')).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard-overview')
  await button('Next').click()
  await played
  await expect(bar.getByRole('heading', { name: 'That was “Ada”' })).toBeVisible()
  await button('Watch again').click()
  await button('Pause').click()
  await expect(caption).toHaveText('Ada is in.')
  await button('Next').click()
  await button('Go on by yourself').click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'Demo desk' })).toHaveCount(0)
  const last = demo.playScenario(id)
  await button('Pause').click()
  await expect(caption).toHaveText('Ada is in.')
  await button('Next').click()
  await last
  await demo.signIn('max')
  await expect(bar, 'its words are true no more').toHaveCount(0)
  const again = demo.playScenario(id)
  await button('Pause').click()
  await expect(caption).toHaveText('Ada is in.')
  await button('Next').click()
  await again
  await expect(bar.getByRole('status')).toContainText('removes your own stories')
  await button('Reset the demo').click()
  await expect.poll(() => demo.states().then(({ session }) => session)).toEqual('signedOut')
  await expect(bar).toHaveCount(0)
})

test('DEMO-12, DEMO-17: what ends a tour says so, and the clock runs on; a story that is dropped leaves it playing, and a click on the page leaves it its keys; an end that was wanted is no error; a menu that closes takes no dialog with it', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const { bar, button, caption } = barOf(page)
  void demo.playScenario('first-deposit').catch(() => undefined)
  await button('Pause').click()
  await expect(caption).not.toBeEmpty()
  const first = await caption.innerText()
  await demo.timeline.open(ADA)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('PageDown')
  await expect(caption).not.toHaveText(first)
  await demo.undo()
  await expect(bar).toHaveCount(0)
  await expect(page.getByText('The tour has ended.')).toBeVisible()
  expect(await demo.clock.mode()).toBe('live')

  await page.goto('/?play=withdrawal-paid')
  await expect(caption).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await demo.clock.settled()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await demo.open('/dashboard-overview?console', { as: 'nora' })
  await timeline(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await demo.run([{ kind: 'event', flow: 'modal', event: { type: 'modal.open', request: { kind: 'deposit' } } }])
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.getByRole('heading', { name: 'Demo desk' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

/** Runs in the page: notes what covers say. */
function watchCover(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent?.endsWith('begins.')) seen.push(node.textContent)
  }).observe(document.body, { childList: true })
}

async function start(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Guided tours' }).click()
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  const fold = desk.getByRole('heading', { name: 'Guided tours and scenarios' })
  const play = desk.getByRole('button', { name: new RegExp(`^Play.*${title}$`) }).first()
  await expect(fold).toBeVisible()
  if (!(await play.isVisible())) await fold.click()
  await play.click()
}

function barOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Guided tour' })
  return {
    bar,
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
    caption: bar.getByRole('status'),
    light: page.locator('[data-caption-highlight]'),
  }
}
