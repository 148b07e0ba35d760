import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All of QA-2 that stands on the screen, or in a part of it: no violation in either theme, and nothing to scroll sideways. */
export async function expectFitForAll(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectContrast(page, part)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

/** Finds no violation of WCAG 2.2 AA nor of axe's best practices on what stands on the screen (QA-2). */
export const expectAccessible = (page: Page, part = 'html') =>
  expectNothing(new AxeBuilder({ page }).include(part).withTags(TAGS))

/** The part of it that another theme can change. */
export const expectContrast = (page: Page, part = 'html') =>
  expectNothing(new AxeBuilder({ page }).include(part).withRules(['color-contrast']))

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`))
  expect(found).toEqual([])
}
