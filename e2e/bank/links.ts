import type { Page } from '@playwright/test'
import { type Headings, headingLike } from '../routes.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect } from '../test.ts'

interface Link {
  /** among all links of the page */
  index: number
  href: string
  url: string
  /** whether a click on it stays in the page: the router takes it, or it leads to a place of the page */
  isInPage: boolean
}

/**
 * From the page that is open and from the pages that no link leads to, follows one link to each place, then goes back. Checks that each page matches its URL,
 * that every other link leads to one of these pages, and that nothing reloads.
 *
 * @param headings of all the pages, by path
 * @param alike paths of pages that are one with other data: the first stands for all
 */
export async function followLinks(
  page: Page,
  demo: DemoDriver,
  headings: Headings,
  unlinked: readonly string[] = [],
  alike: readonly string[] = [],
): Promise<void> {
  const titles = new Map<string, string>()
  const followed = new Set<string>()
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  await walk()
  for (const path of unlinked) {
    await demo.go(path)
    await walk()
  }
  expect(loads, 'nothing is loaded again').toEqual([])
  const seen = Object.keys(headings).filter((path) => alike.indexOf(path) < 1)
  expect([...titles.keys()].sort(), 'every page is seen').toEqual(seen.sort())

  async function walk(): Promise<void> {
    const here = page.url()
    titles.set(new URL(here).pathname, await page.title())
    const links = await page.evaluate(linksOfPage)
    const dead = links.filter(({ url, isInPage }) => !isInPage || !(new URL(url).pathname in headings))
    expect(dead, 'every link leads to a page that there is').toEqual([])
    for (const { index, href, url } of links) {
      if (followed.has(href) || url === here || alike.indexOf(href) > 0) continue
      followed.add(href)
      await follow(page, index)
      await expectPage(url)
      if (!titles.has(new URL(url).pathname)) await walk()
      await page.goBack()
      await expectPage(here)
    }
  }

  async function expectPage(url: string): Promise<void> {
    const { pathname } = new URL(url)
    const title = titles.get(pathname) ?? (await drawnTitle(page, pathname))
    const wanted = { url, heading: headingLike(headings[pathname]), title, isPlaceInView: true }
    await expect.poll(() => page.evaluate(whatIsShown), { intervals: [20] }).toEqual(wanted)
  }
}

/** Uses the keyboard, which also reaches the skip link. Opens the header's group first if the link is inside one. */
async function follow(page: Page, index: number): Promise<void> {
  const link = page.locator('a[href]').nth(index)
  if (!(await link.isVisible())) {
    const list = await link.evaluate((element) => element.closest('ul')?.id)
    await page.locator(`[aria-controls="${list}"]`).click()
  }
  await link.press('Enter')
}

/** The title in the page's prerendered file. */
async function drawnTitle(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}

/** Runs in the page, like the function below: the links within the product. */
function linksOfPage(): Link[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link, index) => {
    if (link.origin !== location.origin || link.target !== '') return []
    // A group of the header opens.
    if (!link.checkVisibility() && link.closest('[hidden]') === null) return []
    const props = Object.entries(link).find(([name]) => name.startsWith('__reactProps'))?.[1]
    const href = link.getAttribute('href') ?? ''
    return [{ index, href, url: link.href, isInPage: href.startsWith('#') || typeof props?.onClick === 'function' }]
  })
}

function whatIsShown() {
  const { hash, href } = location
  const place = hash === '' ? document.body : document.getElementById(hash.slice(1))
  const { top = innerHeight, bottom = 0 } = place?.getBoundingClientRect() ?? {}
  return {
    url: href,
    heading: document.querySelector('main h1')?.textContent,
    title: document.title,
    isPlaceInView: top < innerHeight && bottom > 0,
  }
}
