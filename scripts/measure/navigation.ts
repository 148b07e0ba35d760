/**
 * Compares how soon a click on a link has its page on screen and settled with a minimal page (PERF-7). Argument: `[rounds]`.
 * The CPU is slowed down four times; a person points at the link before the click. Compare only ratios, and only within one run.
 */
import type { Page } from '@playwright/test'
import { driveDemo } from '../../e2e/support/driver.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'
import { serveFloor } from './support/serve-floor.ts'

interface Walk {
  from: string
  /** path of the link that is clicked */
  to: string
}

const SLOWER = 4
const LIMIT = 2.5
/** ms between pointing at a link and clicking it */
const POINTED = 400
/** ms without a change after which the page is settled */
const REST = 1_200
const FLOOR: Walk = { from: '/', to: '/contact' }
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

const rounds = Number(process.argv[2] ?? 5)
const [ours, floor] = await Promise.all([serveBrotli(builtDemo('navigation')), serveFloor()])
ours.warmUp()
const browser = await launchChromium()
try {
  const least: number[] = []
  const all = WALKS.map((walk) => ({ walk, times: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, so that other load on the computer affects all pages.
    least.push(await follow(floor.origin, FLOOR))
    for (const { walk, times } of all) times.push(await follow(ours.origin, walk))
  }
  console.log(`navigation: medians of ${rounds} rounds; at most ${LIMIT} times the floor`)
  console.log(`  ${'floor'.padEnd(48)} ${String(Math.round(median(least))).padStart(5)} ms`)
  for (const { walk, times } of all) {
    const ratio = median(times.map((ms, round) => ms / (least[round] ?? Number.NaN)))
    const name = `${walk.from} to ${walk.to}`.padEnd(48)
    console.log(`  ${name} ${String(Math.round(median(times))).padStart(5)} ms  ${ratio.toFixed(2)} of the floor`)
    if (ratio > LIMIT) process.exitCode = 1
  }
} finally {
  await browser.close()
  ours.close()
  await floor.close()
}

/** ms from the click on a link to the last change of the page, in a new window. */
async function follow(origin: string, { from, to }: Walk): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(origin + from)
  if (origin !== floor.origin) await driveDemo(page).ready()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
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
  new MutationObserver(() => {
    if (walk.clicked > 0) requestAnimationFrame(() => setTimeout(noteFrame))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
