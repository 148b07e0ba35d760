/**
 * Compares the pages' largest paint with a minimal page (PERF-1, PERF-2): React, the router and one machine.
 * As on a phone: slow 4G, a CPU slowed down four times, empty cache. Compare only ratios, and only within one run.
 */
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { ROOT } from '../root.ts'
import { atMost, median } from './support/figures.ts'
import { openDemo, serveBrotli } from './support/serve-brotli.ts'
import { slowDown } from './support/slow-down.ts'

const ROUNDS = 5
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** ms without a request after which the page is idle */
const REST = 2_500

const floor = await serveFloor()
const { origin, browser } = await openDemo()
const home: number[] = []
const overview: number[] = []
const blocking: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  // Alternating, so that other load on the computer affects all pages.
  const least = (await look(floor)).largest
  home.push((await look(origin)).largest / least)
  const seen = await look(`${origin}/dashboard-overview?as=ada`)
  overview.push(seen.largest / least)
  blocking.push(seen.blocking)
}
console.log('paint: medians')
atMost('/, times the floor', median(home), 0.6)
atMost('/dashboard-overview, times the floor', median(overview), 1.6)
atMost('/dashboard-overview, blocking', median(blocking), 60, 'ms')

/** Builds and serves the floor, the minimal page in `scripts/measure/floor`. Resolves with its origin. */
async function serveFloor(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.larkspur-floor')
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return serveBrotli(outDir)
}

async function look(url: string) {
  // Anything stored by an earlier visit would make this more than a first load.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await slowDown(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  await rest(REST)
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
