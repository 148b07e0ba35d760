import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const WIDTHS = [360, 1280]
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks QA-2 for the screen or a part of it: no violation in either theme and no horizontal scrolling. */
export async function expectFitForAll(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectContrast(page, part)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

/** The same at phone and desktop width, with one page load. */
export async function expectFitAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`at ${width} px`, () => expectFitForAll(page))
  }
}

/** Expects no violation of WCAG 2.2 AA or axe's best practices on the screen (QA-2). */
export const expectAccessible = (page: Page, part = 'html') => expectNothing(analysisOf(page, part).withTags(TAGS))

/** The rules that depend on the theme. */
export const expectContrast = (page: Page, part = 'html') =>
  expectNothing(analysisOf(page, part).withRules(['color-contrast']))

/** Legacy mode: otherwise each analysis opens another page to merge the results of frames. */
function analysisOf(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`))
  expect(found).toEqual([])
}
