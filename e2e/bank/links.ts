import type { Page } from '@playwright/test'
import { type Headings, headingLike } from '../routes.ts'
import { expect } from '../test.ts'

interface Link {
  /** index of the link among all links of the page */
  index: number
  /** where it stands and leads: links of header and footer are the same on every page, and so are those of pages to the same place */
  key: string
  url: string
}

/**
 * Follows the links of header, footer and pages, one to each place, then goes back. Checks that each page matches its URL and that nothing
 * reloads. Starts from one page and from the pages that no link leads to.
 *
 * @param headings of all the pages, by path
 * @param open loads a page by its path and waits until its links work
 */
export async function followLinks(
  page: Page,
  headings: Headings,
  starts: readonly string[],
  open: (path: string) => Promise<void>,
): Promise<void> {
  const titles = new Map<string, string>()
  const followed = new Set<string>()
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname))
  for (const start of starts) {
    await open(start)
    await walk()
  }
  expect(loads, 'only the starts are loaded').toEqual(starts)
  expect([...titles.keys()].sort(), 'every page is seen').toEqual(Object.keys(headings).sort())

  async function walk(): Promise<void> {
    const here = page.url()
    titles.set(new URL(here).pathname, await page.title())
    for (let link = await nextLink(); link !== undefined; link = await nextLink()) {
      followed.add(link.key)
      await follow(page, link.index)
      await expectPage(link.url)
      if (!titles.has(new URL(link.url).pathname)) await walk()
      await page.goBack()
      await expectPage(here)
    }
  }

  async function nextLink(): Promise<Link | undefined> {
    const links = await page.evaluate(linksOfPage)
    const dead = links.filter(({ url }) => !(new URL(url).pathname in headings))
    expect(dead, 'every link leads to a page that there is').toEqual([])
    return links.find(({ key, url }) => !followed.has(key) && url !== page.url())
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

/** Runs in the page, like the functions below: the links within the product. */
function linksOfPage(): Link[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link, index) => {
    if (link.origin !== location.origin || link.target !== '') return []
    // A group of the header opens.
    if (!link.checkVisibility() && link.closest('[hidden]') === null) return []
    const part = link.closest('main') === null ? 'frame' : 'page'
    return [{ index, key: [part, link.getAttribute('href')].join(' '), url: link.href }]
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
