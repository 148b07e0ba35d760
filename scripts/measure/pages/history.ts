import type { Browser, Locator, Page } from '@playwright/test'
import { answerLongHistory } from '../../../e2e/long-history.ts'
import { driveDemo } from '../../../e2e/support/driver.ts'

/** Fast scrolling: px per frame. */
const NOTCH = 100
const NOTCHES = 60
/** CPU slowdown, as on a phone (PERF-4). */
export const SLOWDOWN = 4
/** ms; a frame longer than two refreshes of a 60 Hz screen. */
const LATE = 34

interface Frames {
  perSecond: number
  late: number
  all: number
}

declare global {
  interface Window {
    /** ms at which each frame was drawn */
    frameTimes: number[]
  }
}

/** Opens the overview with 100,000 transfers, or 10,000 for `max`, and calls `work` once the first row is visible. */
export async function withHistory<T>(
  browser: Browser,
  origin: string,
  work: (page: Page, list: Locator) => Promise<T>,
  { ofMax = false } = {},
): Promise<T> {
  const page = await browser.newPage()
  const demo = driveDemo(page)
  await page.addInitScript(noteData)
  await page.goto(`${origin}/login?reset&latency=0`)
  await demo.ready()
  if (!ofMax) await page.evaluate(answerLongHistory)
  await demo.signIn(ofMax ? 'max' : 'ada')
  const list = page.getByRole('region', { name: 'History', exact: true }).last()
  await list.getByRole('listitem').first().waitFor()
  const figure = await work(page, list)
  await page.close()
  return figure
}

/** Frame durations while scrolling on a slowed-down CPU. */
export async function scrollThrough(page: Page, list: Locator): Promise<Frames> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await list.hover()
  await page.evaluate(() => {
    window.frameTimes = []
    const note = (at: number) => {
      window.frameTimes.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let turned = 0; turned < NOTCHES; turned += 1) await page.mouse.wheel(0, NOTCH)
  const times = await page.evaluate(() => window.frameTimes)
  const lengths = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const seconds = lengths.reduce((sum, ms) => sum + ms, 0) / 1_000
  const late = lengths.filter((ms) => ms > LATE).length
  return { perSecond: lengths.length / seconds, late, all: lengths.length }
}

/** Runs in the page: records when the transfers were read and when the first row was visible. */
function noteData(): void {
  const read = Response.prototype.text
  Response.prototype.text = async function text(this: Response) {
    const body = await read.call(this)
    if (body.length > 1_000_000) performance.mark('history data')
    return body
  }
  // The history has the other payments of the customer too.
  const isLong = (row: Element) => Number(row.getAttribute('aria-setsize')) >= 10_000
  const look = () => {
    if ([...document.querySelectorAll('[aria-setsize]')].some(isLong)) performance.mark('history shown')
    else requestAnimationFrame(look)
  }
  look()
}
