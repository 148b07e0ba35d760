import { readFile } from 'node:fs/promises'
import type { Recording } from '#src/demo/demo-contract.ts'
import { expectFitForAll } from './axe.ts'
import { expect, test } from './test.ts'

const IDS = ['open-an-account', 'from-deposit-to-plan', 'nine-steps-to-a-withdrawal']

test('DEMO-8: each tour replays twice to its recorded end, and to the same bank', async ({ demo }) => {
  test.setTimeout(60_000)
  await demo.open('/')
  for (const id of IDS) {
    const tour = JSON.parse(await readFile(`src/demo/recorder/tours/${id}.json`, 'utf8')) as Recording
    const ends = []
    for (let count = 0; count < 2; count++) {
      await demo.record.replay(tour)
      const { world } = JSON.parse(await demo.store.export()) as { world: object }
      ends.push({ world, states: await demo.states() })
    }
    expect(ends[1]).toEqual(ends[0])
  }
})

test('DEMO-8: a tour starts from the front page; its captions stand below the page, and are paused, passed and ended', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/')
  await page.getByRole('button', { name: 'Guided tours' }).click()
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  await expect(desk.getByRole('tab', { name: 'Record' })).toBeInViewport()
  await desk.getByRole('button', { name: /^Start.*Open an account$/ }).click()
  const bar = page.getByRole('region', { name: 'Guided tour' })
  const button = (name: string) => bar.getByRole('button', { name, exact: true })
  await expect(bar.getByRole('status')).toContainText('Welcome to Larkspur')
  await expect(desk).toHaveCount(0)
  await button('Pause').click()
  await expectFitForAll(page, '[aria-label="Guided tour"]')
  await button('Next').click()
  await expect(bar.getByRole('status')).toContainText('Nell wants an account')
  await button('Next').click()
  await expect(page).toHaveURL('/create-account')
  // The captions never cover the page, not even at its end.
  const { bottom } = await page.locator('#root').evaluate((root) => {
    window.scrollTo(0, document.body.scrollHeight)
    return root.getBoundingClientRect()
  })
  expect(bottom).toBeLessThanOrEqual(await bar.evaluate((element) => element.getBoundingClientRect().top + 1))
  await button('End tour').click()
  await expect(bar).toHaveCount(0)
  expect(await demo.clock.mode()).toBe('live')
  await expect(page.getByRole('button', { name: 'Guided tours' })).toHaveCount(0)
})
