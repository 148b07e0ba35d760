/** Every kind of page that there is, with those who see another face of it. */
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
/** Longer than any call of the mock, in ms of the app's clock. */
const UNTIL_LOADED = 5_000
/** More at once starve each other: a browser then paints a page of which half has been read. */
const AT_ONCE = 2

/**
 * Opens every route at a phone's and at a desk's width, and tells what moved on its own while it loaded, and the most that one
 * page moved (PERF-6).
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<{ pages: number, most: number, shifts: string[] }>}
 */
export async function layoutShifts(browser, origin) {
  const pages = WIDTHS.flatMap((width) => PATHS.map((path) => ({ width, path })))
  const waiting = [...pages]
  const found = []
  const lookOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(await shiftsOf(browser, origin, next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
  const sums = found.map((shifts) => shifts.reduce((total, { value }) => total + value, 0))
  return { pages: pages.length, most: Math.max(...sums), shifts: found.flat().map(({ where }) => where) }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ width: number, path: string }} what
 */
async function shiftsOf(browser, origin, { width, path }) {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.addInitScript(noteShifts)
  await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}clock=paused`)
  await page.evaluate(async (ms) => {
    await window.demo.ready
    await window.demo.clock.advance(ms)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, UNTIL_LOADED)
  const shifts = await page.evaluate(() => window.shifts)
  await page.close()
  return shifts.map(({ value, what }) => ({ value, where: `${path} at ${width} px: ${what} by ${value.toFixed(4)}` }))
}

/** Runs in the page. */
function noteShifts() {
  window.shifts = []
  const note = (entry) => {
    if (entry.hadRecentInput) return
    const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
    const what = nodes.map((element) => `${element?.tagName} ${element?.textContent?.slice(0, 30)}`).join(', ')
    window.shifts.push({ value: entry.value, what })
  }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true })
}
