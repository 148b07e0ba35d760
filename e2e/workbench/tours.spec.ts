import type { Page } from '@playwright/test'
import { withdrawalPaid } from '#src/workbench/stories/withdrawal-paid.story.ts'
import { expectFitForAll } from '../axe.ts'
import { expect, test } from '../test.ts'
import { captionsOf, goThrough } from './touring.ts'

// Changed with DEMO-12: the tours are scenarios, which are started or played.
test('DEMO-12: at its end a scenario is watched again, left with a reset, or gone on from by hand', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const { bar, button, caption } = barOf(page)
  const title = 'A withdrawal that is paid'
  const captions = captionsOf(withdrawalPaid.steps)
  const toItsEnd = async () => {
    await button('Pause').click()
    expect(await page.evaluate(goThrough, captions)).toEqual(captions)
    await expect(bar.getByRole('heading', { name: `That was “${title}”` })).toBeVisible()
  }
  await start(page, title)
  await toItsEnd()
  await button('Watch again').click()
  await expect(caption).toContainText(captions[0]?.text ?? '')
  await toItsEnd()
  await button('Reset').click()
  await expect.poll(() => demo.states().then(({ session }) => session)).toEqual('signedOut')
  await expect(bar).toHaveCount(0)
  await demo.go('/')
  await start(page, title)
  await toItsEnd()
  await button('Go on by yourself').click()
  await expect(page).toHaveURL('/dashboard-overview')
  expect(await demo.clock.mode()).toBe('live')
  await expect(bar).toHaveCount(0)
})

test('DEMO-12: a scenario plays from the front page; its captions stand below the page, and go on and end', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/?scenario=loan-to-approve')
  await demo.go('/')
  await start(page, 'Open an account')
  const { bar, button, caption, light } = barOf(page)
  await expect(caption).toContainText('Larkspur is a fictional bank')
  expect(await demo.scenario(), 'it replaces the other').toBe('open-an-account')
  await expect(page.getByRole('complementary', { name: 'Demo desk' })).toHaveCount(0)
  await button('Pause').click()
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
  await button('End tour').click()
  await expect(bar).toHaveCount(0)
  expect(await demo.clock.mode()).toBe('live')
  await demo.go('/')
  await start(page, 'Open an account')
  await expect(caption).toContainText('Larkspur is a fictional bank')
  expect(await demo.clock.mode()).toBe('paused')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  expect(await demo.clock.mode(), 'Escape ends the tour').toBe('live')
  await start(page, 'Open an account')
  await expect(caption).toContainText('Larkspur is a fictional bank')
  await demo.reload()
  await expect(bar).toHaveCount(0)
  expect(await demo.clock.mode(), 'a reload ends the tour').toBe('live')
})

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
