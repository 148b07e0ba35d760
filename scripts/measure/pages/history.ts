// biome-ignore lint/style/noRestrictedImports: the end-to-end tests have no #name.
import { answerLongHistory } from '../../../e2e/long-history.ts'

/** A wheel that is turned fast, by a notch with each frame, px. */
const NOTCH = 100
const NOTCHES = 60
/** As on a phone: the processor slowed down so many times (PERF-4). */
export const SLOWDOWN = 4
/** A frame of more than two turns of a screen of 60 a second, ms. */
const LATE = 34

/**
 * Opens the overview with a history of 100,000 transfers, or that of `max`, 10,000, and does the work once its first row stands there.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(page: import('@playwright/test').Page, list: import('@playwright/test').Locator) => Promise<T>} work
 * @param {{ ofMax?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function withHistory(browser, origin, work, { ofMax = false } = {}) {
  const page = await browser.newPage()
  await page.addInitScript(noteData)
  await page.goto(`${origin}/login?reset&latency=0`)
  await page.evaluate(() => window.demo.ready)
  if (!ofMax) await page.evaluate(answerLongHistory)
  await page.evaluate((persona) => window.demo.signIn(persona), ofMax ? 'max' : 'ada')
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
    if (document.querySelector('[aria-setsize="100000"], [aria-setsize="10000"]')) performance.mark('history shown')
    else requestAnimationFrame(look)
  }
  look()
}
