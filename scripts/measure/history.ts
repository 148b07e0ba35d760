/**
 * Measures how fast histories of 10,000 and 100,000 transfers open and scroll (PERF-4).
 * Prints the time from data to first row, and the share of late frames while scrolling with a CPU slowed down four times.
 */
import type { Locator, Page } from '@playwright/test'
import { driveDemo } from '../../e2e/support/driver.ts'
import { atMost, median } from './support/figures.ts'
import { openDemo } from './support/serve-brotli.ts'
import { slowDown } from './support/slow-down.ts'

const ROUNDS = 5
/** Fast scrolling: px per frame. */
const NOTCH = 100
const NOTCHES = 60
/** ms; a frame longer than two refreshes of a 60 Hz screen. */
const LATE = 34

declare global {
  interface Window {
    /** ms at which each frame was drawn */
    frameTimes: number[]
  }
}

const { origin, browser } = await openDemo()

console.log('history: after its data')
atMost('100,000 rows on screen', median(await inRounds(sinceData)), 400, 'ms')
atMost('10,000 rows of max on screen', median(await inRounds(sinceData, { ofMax: true })), 250, 'ms')
// Other load on the computer can only add late frames, so the least of the rounds counts.
atMost('late frames while 100,000 rows scroll', Math.min(...(await inRounds(lateFrames))), 10, '%')

type Measure = (page: Page, list: Locator) => Promise<number>

/** Opens the overview with 100,000 transfers, or 10,000 for `max`, and measures once the first row is visible; several times. */
async function inRounds(measure: Measure, { ofMax = false } = {}): Promise<number[]> {
  const figures: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage()
    const demo = driveDemo(page)
    await page.addInitScript(noteData)
    await page.goto(`${origin}/login?reset&latency=0`)
    await demo.ready()
    if (!ofMax) await page.evaluate(answerLongHistory)
    await demo.signIn(ofMax ? 'max' : 'ada')
    const list = page.getByRole('region', { name: 'History', exact: true })
    await list.getByRole('listitem').first().waitFor()
    figures.push(await measure(page, list))
    await page.close()
  }
  return figures
}

function sinceData(page: Page): Promise<number> {
  return page.evaluate(() => {
    const at = (name: string) => {
      const [mark] = performance.getEntriesByName(name)
      if (mark === undefined) throw new Error(`The page has not set the mark '${name}'.`)
      return mark.startTime
    }
    return at('history shown') - at('history data')
  })
}

/** In %, while scrolling on a slowed-down CPU. */
async function lateFrames(page: Page, list: Locator): Promise<number> {
  await list.getByRole('button', { name: 'Show older', exact: true }).click()
  await slowDown(page)
  await page.mouse.move(600, 400)
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
  return (lengths.filter((ms) => ms > LATE).length / lengths.length) * 100
}

/** Runs in the page: the bank answers every request for transfers with 100,000 rows, until the faults are cleared. */
function answerLongHistory(): void {
  const length = 100_000
  const transfers = Array.from({ length }, (_, index) => ({
    _id: `row-${index}`,
    createdAt: new Date(1_772_440_000_000 - index * 3_155_000).toISOString(),
    amount: 25 + (index % 100),
    status: index > 2,
    withdrawalPath: index % 5 < 2 ? 'loan' : 'invest',
  }))
  const totalAmountTransferred = transfers.reduce((sum, { amount }) => sum + amount, 0)
  window.demo?.faults?.set({
    call: 'GET transfer/{id}',
    kind: 'status',
    status: 200,
    body: { transfers, totalAmountTransferred },
  })
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
