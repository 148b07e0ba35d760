/**
 * Measures the layout shifts of every route at phone and desktop width, on a first visit on which the fonts arrive last (PERF-6).
 * They depend on the fonts of the machine: without Arial or Liberation they are larger.
 */
import { hold } from '../../e2e/hold.ts'
import { driveDemo } from '../../e2e/support/driver.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'

interface Shift {
  value: number
  where: string
}

/** Layout shift entries, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
  }
}

/** Every kind of page, with the personas that see a different version of it. */
const PATHS = [
  '/',
  '/login',
  '/create-account',
  '/forget-password',
  '/reset-password/x',
  '/contact',
  '/personal-loans',
  '/lost-or-stolen-card',
  '/no-such-page',
  '/dashboard-overview?as=ada',
  '/dashboard-overview?as=nora',
  '/loan?as=ada',
  '/loan?as=nora',
  '/investify?as=ada',
  '/account-details?as=ada',
]
const WIDTHS = [360, 1280]
const LIMIT = 0.01
/** A smaller shift is not listed: words beside each other move by a pixel when their font arrives. */
const NOTABLE = 0.001
/** ms of virtual time, longer than any call of the mock. */
const UNTIL_LOADED = 5_000
/** With more at once, browsers are too slow and paint half-loaded pages. */
const AT_ONCE = 2

const server = await serveBrotli(builtDemo('shifts', process.argv[2]))
const browser = await launchChromium()
try {
  const pages = WIDTHS.flatMap((width) => PATHS.map((path) => ({ width, path })))
  const waiting = [...pages]
  const found: Shift[][] = []
  const lookOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(await shiftsOf(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
  const most = Math.max(...found.map((shifts) => shifts.reduce((total, { value }) => total + value, 0)))
  for (const { value, where } of found.flat()) if (value >= NOTABLE) console.log(`shifts: ${where}`)
  console.log(`shifts: ${pages.length} pages, and the most that one moves is ${most.toFixed(4)} (limit ${LIMIT})`)
  if (most > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}

async function shiftsOf({ width, path }: { width: number; path: string }): Promise<Shift[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const releaseFonts = await hold(page, /\.woff2$/)
  await page.addInitScript(noteShifts)
  await page.goto(`${server.origin}${path}${path.includes('?') ? '&' : '?'}clock=paused`, {
    // Preloaded fonts hold back the load event.
    waitUntil: 'domcontentloaded',
  })
  const demo = driveDemo(page)
  await demo.ready()
  await demo.clock.advance(UNTIL_LOADED)
  await page.evaluate(twoFrames)
  releaseFonts()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(twoFrames)
  const shifts = await page.evaluate(() => window.shifts)
  await page.close()
  return shifts.map(({ value, what }) => ({ value, where: `${path} at ${width} px: ${what} by ${value.toFixed(4)}` }))
}

/** Runs in the page. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Runs in the page. */
function noteShifts(): void {
  window.shifts = []
  const note = (entry: LayoutShift) => {
    if (entry.hadRecentInput) return
    const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
    const what = nodes.map((element) => `${element?.tagName} ${element?.textContent?.slice(0, 30)}`).join(', ')
    window.shifts.push({ value: entry.value, what })
  }
  new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  })
}
