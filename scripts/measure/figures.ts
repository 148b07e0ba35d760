/**
 * Measures how fast histories of 10,000 and 100,000 transfers open and scroll (PERF-4).
 * Prints the time from data to first row, and the frames while scrolling with a CPU slowed down four times.
 */
import type { Page } from '@playwright/test'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { SLOWDOWN, scrollThrough, withHistory } from './pages/history.ts'
import { serveBrotli } from './pages/serve-brotli.ts'

const ROUNDS = 5

const server = await serveBrotli(builtDemo('figures', process.argv[2]))
const browser = await launchChromium()
try {
  const openings = await timesToShow({})
  const ofMax = await timesToShow({ ofMax: true })
  const { perSecond, late, all } = await withHistory(browser, server.origin, scrollThrough)
  console.log(`figures: 100,000 transfers on screen ${median(openings).toFixed(0)} ms after their data (limit 400 ms)`)
  console.log(
    `figures: 10,000 transfers of max on screen ${median(ofMax).toFixed(0)} ms after their data (limit 250 ms)`,
  )
  console.log(`figures: all rounds: ${openings.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`)
  const frames = `${perSecond.toFixed(0)} frames a second, ${late} of ${all} frames late`
  console.log(`figures: ${frames} while scrolling, processor slowed down ${SLOWDOWN} times`)
} finally {
  await browser.close()
  server.close()
}

async function timesToShow(options: { ofMax?: boolean }): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await withHistory(browser, server.origin, timeToShow, options))
  return times
}

async function timeToShow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const at = (name: string) => {
      const [mark] = performance.getEntriesByName(name)
      if (mark === undefined) throw new Error(`The page has not set the mark '${name}'.`)
      return mark.startTime
    }
    return at('history shown') - at('history data')
  })
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
