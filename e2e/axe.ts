import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Finds no violation of WCAG 2.2 AA nor of axe's best practices on what stands on the screen (QA-2). */
export const expectAccessible = (page: Page) => expectNothing(new AxeBuilder({ page }).withTags(TAGS))

/** The part of it that another theme can change. */
export const expectContrast = (page: Page) => expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']))

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`))
  expect(found).toEqual([])
}
