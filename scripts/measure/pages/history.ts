import type { Browser, Locator, Page } from '@playwright/test'
import { driveDemo } from '../../../e2e/demo.ts'
import { answerLongHistory } from '../../../e2e/long-history.ts'

/** A wheel that is turned fast, by a notch with each frame, px. */
const NOTCH = 100
const NOTCHES = 60
/** As on a phone: the processor slowed down so many times (PERF-4). */
export const SLOWDOWN = 4
/** A frame of more than two turns of a screen of 60 a second, ms. */
const LATE = 34

interface Frames {
  perSecond: number
  late: number
  all: number
}

declare global {
  interface Window {
    /** when each frame was drawn, ms */
    frameTimes: number[]
  }
}

/** Opens the overview with a history of 100,000 transfers, or that of `max`, 10,000, and does the work once its first row stands there. */
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

/** How the frames follow one another while the wheel turns on a slowed-down processor. */
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

/** Runs in the page: notes when the answer with the transfers was read and when the first row stood on the screen. */
function noteData(): void {
  const read = Response.prototype.text
  Response.prototype.text = async function text(this: Response) {
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
