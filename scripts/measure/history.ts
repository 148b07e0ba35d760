/**
 * Measures how fast histories of 10,000 and 100,000 transfers open and scroll (PERF-4).
 * Prints the time from data to first row, and the frames while scrolling with a CPU slowed down four times.
 */
import type { Locator, Page } from '@playwright/test'
import { answerLongHistory } from '../../e2e/long-history.ts'
import { driveDemo } from '../../e2e/support/driver.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'

const ROUNDS = 5
/** Fast scrolling: px per frame. */
const NOTCH = 100
const NOTCHES = 60
/** CPU slowdown, as on a phone (PERF-4). */
const SLOWDOWN = 4
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

const server = await serveBrotli(builtDemo('history', process.argv[2]))
const browser = await launchChromium()
try {
  hold('100,000 rows on screen after their data', await timeToShow({}), 400, 'ms')
  hold('10,000 rows of max on screen after their data', await timeToShow({ ofMax: true }), 250, 'ms')
  console.log(`history: 100,000 rows scrolled, processor slowed down ${SLOWDOWN} times`)
  hold('late frames', await lateFrames(), 10, '%')
} finally {
  await browser.close()
  server.close()
}

/** Prints a figure beside its limit. */
function hold(what: string, figure: number, limit: number, unit: string): void {
  console.log(`history: ${what}: ${figure.toFixed(0)} ${unit} (limit ${limit} ${unit})`)
  if (figure > limit) process.exitCode = 1
}

/** The median of the rounds, in ms. */
async function timeToShow(options: { ofMax?: boolean }): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await withHistory(sinceData, options))
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
}

/** In %: other load on the computer can only add late frames, so the least of the rounds counts. */
async function lateFrames(): Promise<number> {
  let least = 100
  for (let round = 0; round < ROUNDS; round += 1) {
    const { perSecond, late, all } = await withHistory(scrollThrough)
    console.log(`  ${perSecond.toFixed(0)} frames a second, ${late} of ${all} late`)
    least = Math.min(least, (late / all) * 100)
  }
  return least
}

async function sinceData(page: Page): Promise<number> {
  return page.evaluate(() => {
    const at = (name: string) => {
      const [mark] = performance.getEntriesByName(name)
      if (mark === undefined) throw new Error(`The page has not set the mark '${name}'.`)
      return mark.startTime
    }
    return at('history shown') - at('history data')
  })
}

/** Opens the overview with 100,000 transfers, or 10,000 for `max`, and calls `work` once the first row is visible. */
async function withHistory<T>(work: (page: Page, list: Locator) => Promise<T>, { ofMax = false } = {}): Promise<T> {
  const page = await browser.newPage()
  const demo = driveDemo(page)
  await page.addInitScript(noteData)
  await page.goto(`${server.origin}/login?reset&latency=0`)
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
async function scrollThrough(page: Page, list: Locator): Promise<Frames> {
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
