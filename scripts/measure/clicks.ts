/**
 * Compares a click on a link with the limit of the browser (PERF-7): the same browser replacing the page's HTML by the next page's, with the same
 * styles and no script. The CPU is slowed down four times; a person points at the link before the click. Compare only ratios, and only within one run.
 */
import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { driveDemo } from '../../e2e/support/driver.ts'
import { atMost, median } from './support/figures.ts'
import { openDemo } from './support/serve-brotli.ts'
import { slowDown } from './support/slow-down.ts'

interface Click {
  from: string
  /** selector of the link */
  link: string
}

const ROUNDS = 7
const LIMIT = 1.4
const LIMIT_OF_MEDIAN = 1.25
/** ms between pointing at a link and clicking it */
const POINTED = 400
/** ms that the mouse button is down */
const DOWN = 60
/** ms until everything that the page does at rest is done */
const REST = 1_200
const CLICKS: Click[] = [
  { from: '/', link: 'header a[href="/contact"]' },
  { from: '/contact', link: 'header a[href="/"]' },
  { from: '/', link: 'header a[href="/login"]' },
  { from: '/dashboard-overview?as=ada', link: 'nav a[href="/loan"]' },
  { from: '/loan?as=ada', link: 'nav a[href="/account-details"]' },
  { from: '/account-details?as=ada', link: 'nav a[href="/dashboard-overview"]' },
  { from: '/loan?as=ada', link: 'nav a[href="/investify"]' },
]

declare global {
  interface Window {
    /** ms: of the click, and of the first frame after the page has changed */
    click: { clicked: number; painted: number }
  }
}

const { origin, browser } = await openDemo()
const ratios: number[] = []
console.log(`clicks: medians of ${ROUNDS}`)
for (const click of CLICKS) {
  const times: number[] = []
  const limits: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternating, so that other load on the computer affects both.
    const { time, html, before, after } = await follow(click)
    times.push(time)
    limits.push(await replace(click, html, before, after))
  }
  const ratio = median(times) / median(limits)
  ratios.push(ratio)
  const what = `${click.from} to ${click.link} (${median(times).toFixed(0)} ms, limit ${median(limits).toFixed(0)})`
  atMost(what, ratio, LIMIT)
}
atMost('the median click, times the limit', median(ratios), LIMIT_OF_MEDIAN)

/** A click in the product: how many ms it takes, the document without its body, and the body before and after. */
async function follow({ from, link }: Click) {
  const page = await openPage({})
  await page.goto(origin + from)
  await driveDemo(page).ready()
  await page.waitForLoadState('networkidle')
  await rest(REST)
  const before = await page.evaluate(() => document.body.innerHTML)
  const time = await clickOn(page, link)
  const { html, after } = await page.evaluate(readPage)
  await page.context().close()
  return { time, html, before, after }
}

/** ms that the browser takes to replace `before` by `after` at the same click, with no script but this. */
async function replace({ from, link }: Click, html: string, before: string, after: string): Promise<number> {
  const page = await openPage({ bypassCSP: true })
  const body = html.replace('<body>', () => `<body>${before}`)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.continue(),
  )
  await page.goto(origin + from)
  await rest(REST)
  await page.evaluate((next) => {
    const replaceBody = (event: Event) => {
      event.preventDefault()
      document.body.innerHTML = next
    }
    addEventListener('click', replaceBody)
  }, after)
  const time = await clickOn(page, link)
  await page.context().close()
  return time
}

async function openPage(options: { bypassCSP?: boolean }): Promise<Page> {
  const viewport = { width: 1350, height: 940 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await slowDown(page)
  return page
}

/** Points at the link and clicks it. Resolves with the ms from the click to the first frame after the page has changed. */
async function clickOn(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).filter({ visible: true }).first()
  await link.hover()
  await rest(POINTED)
  await page.evaluate(noteClick)
  await link.click({ delay: DOWN, noWaitAfter: true })
  await page.waitForFunction(() => window.click.painted > 0)
  await rest(REST)
  return page.evaluate(() => window.click.painted - window.click.clicked)
}

/** Runs in the page. */
function noteClick(): void {
  const click = { clicked: 0, painted: 0 }
  window.click = click
  const noteTime = ({ timeStamp }: Event) => {
    click.clicked ||= timeStamp
  }
  const notePaint = () => {
    click.painted ||= performance.now()
  }
  addEventListener('click', noteTime, { capture: true, once: true })
  const observer = new MutationObserver(() => {
    if (click.clicked > 0) requestAnimationFrame(() => setTimeout(notePaint))
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: a document with the page's styles and an empty body, and what the body has. */
function readPage() {
  const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`)
  return {
    html: `<!doctype html><html ${attributes.join(' ')}><head><style>${css.join('\n')}</style></head><body></body></html>`,
    after: document.body.innerHTML,
  }
}
