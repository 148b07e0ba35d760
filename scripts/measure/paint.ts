/**
 * Compares the pages' paint times with a minimal page (PERF-1, PERF-2): React, the router and one machine. Argument: `[rounds]`.
 * As on a phone: slow 4G, a CPU slowed down four times, empty cache. Compare only ratios, and only within one run.
 */
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'
import { serveFloor } from './support/serve-floor.ts'

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const SLOWER = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** ms without paint, task or request after which the page is idle. */
const REST = 2_500
const PATHS: Record<string, number> = { '/': 0.6, '/dashboard-overview?as=ada': 1.8 }

interface Paint {
  first: number
  largest: number
  shift: number
  tasks: [start: number, end: number][]
  /** time of the last activity */
  last: number
}

interface Look extends Omit<Paint, 'tasks'> {
  blocking: number
  /** largest paint relative to that of the minimal page */
  ratio?: number
}

/** Layout shift entries, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    paint: Paint
  }
}

const folder = builtDemo('paint')
const rounds = Number(process.argv[2] ?? 5)
const [ours, floor] = await Promise.all([serveBrotli(folder), serveFloor()])
ours.warmUp()
const browser = await launchChromium()
try {
  const reports = new Map(Object.keys(PATHS).map((path): [string, Look[]] => [path, []]))
  const least: Look[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, so that other load on the computer affects all pages.
    const base = await look(`${floor.origin}/`)
    least.push(base)
    for (const [path, looks] of reports) {
      const seen = await look(ours.origin + path)
      looks.push({ ...seen, ratio: seen.largest / base.largest })
    }
  }
  console.log(`paint: medians of ${rounds} rounds, ms`)
  print('floor', least)
  for (const [path, looks] of reports) print(path, looks, PATHS[path])
} finally {
  await browser.close()
  ours.close()
  await floor.close()
}

async function look(url: string): Promise<Look> {
  // Anything stored by an earlier visit would make this more than a first load.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(note)
  await page.goto(url)
  let seen = await page.evaluate(() => window.paint)
  for (let rested = false; !rested; ) {
    await new Promise((resolve) => setTimeout(resolve, REST / 5))
    const { now, ...next } = await page.evaluate(() => ({ ...window.paint, now: performance.now() }))
    rested = next.largest > 0 && now - next.last > REST
    seen = next
  }
  await context.close()
  // As in Lighthouse: counts the part of each task beyond 50 ms, and only after the first paint.
  const beyond = seen.tasks.map(([start, end]) => Math.max(0, end - Math.max(start, seen.first) - 50))
  return { ...seen, blocking: beyond.reduce((sum, ms) => sum + ms, 0) }
}

/** Runs in the page. */
function note(): void {
  const paint: Paint = { first: 0, largest: 0, shift: 0, tasks: [], last: 0 }
  window.paint = paint
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    const all = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        paint.last = Math.max(paint.last, entry.startTime + entry.duration)
        take(entry)
      }
    }
    new PerformanceObserver(all).observe({ type, buffered: true })
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.first = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime
  })
  on('layout-shift', (entry) => {
    paint.shift += (entry as LayoutShift).value
  })
  on('longtask', ({ startTime, duration }) => {
    paint.tasks.push([startTime, startTime + duration])
  })
  on('resource', () => {})
}

type Figure = Exclude<keyof Look, 'last'>

function print(name: string, looks: readonly Look[], limit?: number): void {
  const median = (key: Figure) =>
    looks.map((seen) => seen[key] ?? 0).sort((one, other) => one - other)[looks.length >> 1] ?? Number.NaN
  const ms = (key: Figure) => String(Math.round(median(key))).padStart(5)
  const times = `first ${ms('first')}  largest ${ms('largest')}  blocking ${ms('blocking')}  shift ${median('shift').toFixed(3)}`
  const ratio = limit === undefined ? '' : `  ${median('ratio').toFixed(2)} of the floor, and ${limit} is the aim`
  console.log(`  ${name.padEnd(28)} ${times}${ratio}`)
}
