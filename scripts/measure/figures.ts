/**
 * Prints how a history of 100,000 transfers opens and scrolls in the built demo, and how that of `max` opens, 10,000 (PERF-4):
 * the time from its data to its first row, and the frames while it scrolls with a processor slowed down four times.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../chromium.js'
import { SLOWDOWN, scrollThrough, withHistory } from './pages/history.ts'
import { serveBrotli } from './pages/serve-brotli.ts'

const ROUNDS = 5

const server = await serveBrotli(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
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

/** @param {{ ofMax?: boolean }} options */
async function timesToShow(options) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await withHistory(browser, server.origin, timeToShow, options))
  return times
}

async function timeToShow(page) {
  return page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0].startTime
    return at('history shown') - at('history data')
  })
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
