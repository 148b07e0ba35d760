/**
 * Compares how soon a click on a link has its page on screen and settled with a minimal page (PERF-7).
 * The CPU is slowed down four times; a person points at the link before the click. Charts paint after the text, and do not count. Compare only
 * ratios, and only within one run.
 */
import type { Page } from '@playwright/test'
import { driveDemo } from '../../e2e/support/driver.ts'
import { compareWithFloor, serveFloor } from './support/compare-with-floor.ts'
import { openDemo } from './support/open-demo.ts'
import { slowDown } from './support/slow-down.ts'

interface Walk {
  from: string
  /** path of the link that is clicked */
  to: string
}

const LIMIT = 2.5
/** ms between pointing at a link and clicking it */
const POINTED = 400
/** ms without a change after which the page is settled */
const REST = 1_200
const WALKS: Walk[] = [
  { from: '/', to: '/contact' },
  { from: '/', to: '/login' },
  { from: '/contact', to: '/' },
  { from: '/dashboard-overview?as=ada', to: '/loan' },
  { from: '/loan?as=ada', to: '/investify' },
  { from: '/loan?as=ada', to: '/account-details' },
  { from: '/account-details?as=ada', to: '/dashboard-overview' },
]

declare global {
  interface Window {
    /** ms: of the click, and of the last frame that showed a change after it */
    walk: { clicked: number; changed: number }
  }
}

const floor = await serveFloor()
const { origin, browser } = await openDemo()

console.log('navigation: medians')
await compareWithFloor(
  () => follow(floor, { from: '/', to: '/contact' }),
  WALKS.map((walk) => ({ name: `${walk.from} to ${walk.to}`, limit: LIMIT, time: () => follow(origin, walk) })),
)

/** ms from the click on a link to the last change of the page, in a new window. */
async function follow(host: string, { from, to }: Walk): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(host + from)
  if (host === origin) await driveDemo(page).ready()
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first()
  await link.hover()
  await new Promise((resolve) => setTimeout(resolve, POINTED))
  await page.evaluate(noteChanges)
  await link.click({ noWaitAfter: true })
  const time = await settled(page)
  await context.close()
  return time
}

async function settled(page: Page): Promise<number> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, REST / 5))
    const { clicked, changed, now } = await page.evaluate(() => ({ ...window.walk, now: performance.now() }))
    if (changed > 0 && now - changed > REST) return changed - clicked
  }
}

/** Runs in the page. */
function noteChanges(): void {
  const walk = { clicked: 0, changed: 0 }
  window.walk = walk
  const noteClick = ({ timeStamp }: Event) => {
    walk.clicked ||= timeStamp
  }
  const noteFrame = () => {
    walk.changed = performance.now()
  }
  addEventListener('click', noteClick, { capture: true })
  const isOfChart = ({ target }: MutationRecord) => (target as Element).closest?.('figure') != null
  const observer = new MutationObserver((changes) => {
    if (walk.clicked > 0 && !changes.every(isOfChart)) requestAnimationFrame(() => setTimeout(noteFrame))
  })
  // Charts measure texts in the body.
  const root = document.querySelector('#root') as Element
  observer.observe(root, { subtree: true, childList: true, characterData: true })
}
