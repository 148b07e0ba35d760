import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { layoutFaults } from './layout-faults.ts'

const WIDTHS = [360, 1280]
/** So high that half of it, which is the open desk’s, is enough. */
export const PHONE = { width: 360, height: 1600 }
/** A dialog begins with the size that the one before it ended with: to resize takes longer than to look. */
const DIALOG_SIZES = [PHONE, { width: 1280, height: 800 }]
export const DIALOG = '[role=dialog]'
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on where elements are and how large. */
const BY_SIZE = ['target-size', 'scrollable-region-focusable']
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's tags, or one of its rules */
type Rules = NonNullable<RunOptions['runOnly']>

/**
 * Checks QA-2 for the screen or a part of it: no violation in either theme and no horizontal scrolling; and IN-8: React would go on with a text node
 * of its own when a translator has moved it, so each text that it renders is the only child of its element.
 */
export async function expectFitForAll(page: Page, part = 'html', darkPart = part): Promise<void> {
  await expectAccessible(page, part)
  // A dialog names its description a frame after it has it.
  await expect.poll(() => page.evaluate(nameFaults)).toEqual([])
  expect(await page.evaluate(ownTexts)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectContrast(page, darkPart)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

/**
 * The same at phone and desktop width, with one page load. Header, navigation and footer are those of other pages, and the rest has the same elements
 * and colours at every width: unless `isFirst`, what depends on sizes is looked at again.
 */
export async function expectFitAtEveryWidth(page: Page, isFirst = true): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`at ${width} px`, () =>
      isFirst || width === WIDTHS[0]
        ? expectFitForAll(page, 'html', isFirst ? 'html' : 'main')
        : expectSizesFit(page, 'html'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

/**
 * The same for an open dialog, which has the same elements and colours at every width: what depends on their sizes is looked at again.
 * Beside the open desk nothing of it breaks, is cut or lies outside (DEMO-11). The page behind it has tests of its own.
 */
export async function expectDialogFit(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const [index, size] of DIALOG_SIZES.reverse().entries()) {
    await page.setViewportSize(size)
    expect(await layoutFaults(page, DIALOG), `at ${size.width} px`).toEqual([])
    await (index === 0 ? expectFitForAll(page, DIALOG) : expectSizesFit(page, DIALOG))
  }
}

/** Checks again what depends on sizes, for a part that has the same elements and colours at every width. */
export const expectSizesFit = (page: Page, part: string) => expectNothing(page, part, { type: 'rule', values: BY_SIZE })

/** Expects no violation of WCAG 2.2 AA or axe's best practices on the screen (QA-2). */
export const expectAccessible = (page: Page, part = 'html') => expectNothing(page, part, TAGS)

/** The rules that depend on the theme. */
export const expectContrast = (page: Page, part = 'html') =>
  expectNothing(page, part, { type: 'rule', values: ['color-contrast'] })

async function expectNothing(page: Page, part: string, runOnly: Rules): Promise<void> {
  // Each page loads axe once: loading takes as long as a small analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  expect(await page.evaluate(violationsOf, { part, runOnly })).toEqual([])
}

/** Runs in the page: what axe lets pass and other engines do not. */
function nameFaults(): string[] {
  const faults: string[] = []
  for (const name of ['aria-labelledby', 'aria-describedby'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? [])
        if (document.getElementById(id) === null) faults.push(`${name} has no element: ${id}`)
  const forms = [...document.querySelectorAll('form:not([role])')].map((form) => form.getAttribute('aria-label') ?? '')
  if (new Set(forms).size < forms.length) faults.push(`forms with the same name: ${forms.join(', ')}`)
  for (const { name } of document.querySelectorAll<HTMLInputElement>('input[autocomplete="street-address"]'))
    faults.push(`one line cannot take a street-address: ${name}`)
  for (const { className } of document.querySelectorAll('div[aria-description]'))
    faults.push(`aria-description on a div: ${className}`)
  return faults
}

/** Runs in the page: the texts that React created as nodes of their own. */
function ownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
      found.push(`${text.parentElement?.outerHTML.slice(0, 200)}: ${text.nodeValue}`)
  }
  return found
}

/** Runs in the page. */
async function violationsOf({ part, runOnly }: { part: string; runOnly: Rules }) {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'], preload: false, iframes: false })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`))
}
