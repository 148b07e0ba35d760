/**
 * Measures the layout shifts of every route at phone and desktop width, on a first visit on which the fonts arrive last (PERF-6).
 * They depend on the fonts of the machine: without Arial or Liberation they are larger.
 */
import { hold } from '../../e2e/hold.ts'
import { PUBLIC, SIGNED_IN } from '../../e2e/pages.ts'
import { driveDemo } from '../../e2e/support/driver.ts'
import { atMost } from './support/figures.ts'
import { openDemo } from './support/serve-brotli.ts'

/** Layout shift entries, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Every kind of page, with the personas that see a different version of it. */
const PATHS = [
  ...PUBLIC,
  '/lost-or-stolen-card',
  ...SIGNED_IN.map((path) => `${path}?as=ada`),
  ...['nora', 'lena', 'vera'].flatMap((persona) => [`/dashboard-overview?as=${persona}`, `/loan?as=${persona}`]),
]
const WIDTHS = [360, 1280]
const LIMIT = 0.01
/** A smaller shift is not listed: words beside each other move by a pixel when their font arrives. */
const NOTABLE = 0.001
/** ms of virtual time, longer than any call of the mock. */
const UNTIL_LOADED = 5_000

const { origin, browser } = await openDemo()
const sums: number[] = []
console.log('shifts: what moves when the fonts arrive')
for (const width of WIDTHS) {
  for (const path of PATHS) {
    const shifts = await shiftsOf(path, width)
    sums.push(shifts.reduce((sum, { value }) => sum + value, 0))
    for (const { value, what } of shifts)
      if (value >= NOTABLE) console.log(`  ${path} at ${width} px: ${what} by ${value.toFixed(4)}`)
  }
}
atMost('the page that moves most', Math.max(...sums), LIMIT)

async function shiftsOf(path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const releaseFonts = await hold(page, /\.woff2$/)
  await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}clock=paused`, {
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
  const shifts = await page.evaluate(readShifts)
  await page.close()
  return shifts
}

/** Runs in the page. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Runs in the page. */
function readShifts() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as LayoutShift[]
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      const what = elements.map((element) => `${element?.tagName} ${element?.textContent?.slice(0, 30)}`).join(', ')
      return { value, what }
    })
}
