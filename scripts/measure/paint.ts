/**
 * Compares the pages' largest paint with a minimal page (PERF-1, PERF-2): React, the router and one machine.
 * As on a phone: slow 4G, a CPU slowed down four times, empty cache. Compare only ratios, and only within one run.
 */
import { compareWithFloor, serveFloor } from './support/compare-with-floor.ts'
import { atMost, median } from './support/figures.ts'
import { openDemo } from './support/open-demo.ts'
import { slowDown } from './support/slow-down.ts'

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** ms without a request after which the page is idle */
const REST = 2_500

const floor = await serveFloor()
const { origin, browser } = await openDemo()
const blocking: number[] = []

console.log('paint: medians')
await compareWithFloor(
  async () => (await look(floor)).largest,
  [
    { name: '/', limit: 0.6, time: async () => (await look(origin)).largest },
    {
      name: '/dashboard-overview',
      limit: 1.8,
      time: async () => {
        const seen = await look(`${origin}/dashboard-overview?as=ada`)
        blocking.push(seen.blocking)
        return seen.largest
      },
    },
  ],
)
atMost('/dashboard-overview, blocking', median(blocking), 60, 'ms')

async function look(url: string) {
  // Anything stored by an earlier visit would make this more than a first load.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await slowDown(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await new Promise((resolve) => setTimeout(resolve, REST))
  const seen = await page.evaluate(readPaint)
  await context.close()
  return seen
}

/** Runs in the page. Blocking is what Lighthouse counts: the part of each task beyond 50 ms, after the first paint. */
function readPaint() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const from = first?.startTime ?? Number.NaN
  const beyond = entries('longtask').map(({ startTime, duration }) =>
    Math.max(0, startTime + duration - Math.max(startTime, from) - 50),
  )
  return {
    largest: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocking: beyond.reduce((sum, ms) => sum + ms, 0),
  }
}
