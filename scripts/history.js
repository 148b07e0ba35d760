/** A wheel that is turned fast, by a notch with each frame, px. */
const NOTCH = 100
const NOTCHES = 60
/** As on a phone: the processor slowed down so many times (PERF-4). */
export const SLOWDOWN = 4
/** A frame of more than two turns of a screen of 60 a second, ms. */
const LATE = 34

/**
 * Opens the overview of `max`, 100,000 transfers, and does the work once its first row stands there.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(page: import('@playwright/test').Page, list: import('@playwright/test').Locator) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withHistory(browser, origin, work) {
  const page = await browser.newPage()
  await page.addInitScript(noteData)
  await page.goto(`${origin}/dashboard-overview?reset&as=max&latency=0`)
  const list = page.getByRole('region', { name: 'History', exact: true }).last()
  await list.getByRole('listitem').first().waitFor()
  const figure = await work(page, list)
  await page.close()
  return figure
}

/**
 * How the frames follow one another while the wheel turns on a slowed-down processor.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} list
 * @returns {Promise<{ perSecond: number, late: number, all: number }>}
 */
export async function scrollThrough(page, list) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await list.hover()
  await page.evaluate(() => {
    window.frames = []
    const note = (at) => {
      window.frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let turned = 0; turned < NOTCHES; turned += 1) await page.mouse.wheel(0, NOTCH)
  const times = await page.evaluate(() => window.frames)
  const lengths = times.slice(1).map((at, index) => at - times[index])
  const seconds = lengths.reduce((sum, ms) => sum + ms, 0) / 1_000
  const late = lengths.filter((ms) => ms > LATE).length
  return { perSecond: lengths.length / seconds, late, all: lengths.length }
}

/** Runs in the page: notes when the answer with the transfers was read and when the first row stood on the screen. */
function noteData() {
  const read = Response.prototype.text
  Response.prototype.text = async function text() {
    const body = await read.call(this)
    if (body.length > 1_000_000) performance.mark('history data')
    return body
  }
  const look = () => {
    if (document.querySelector('[aria-setsize="100000"]')) performance.mark('history shown')
    else requestAnimationFrame(look)
  }
  look()
}
