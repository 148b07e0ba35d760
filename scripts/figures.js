/**
 * Prints how the history of `max`, 100,000 transfers, opens and scrolls in the built demo (PERF-4):
 * the time from its data to its first row, and the frames while it scrolls with a processor slowed down four times.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './chromium.js'
import { serveBrotli } from './serve-brotli.js'

const ROUNDS = 5
const SCROLL_STEPS = 60
const SLOWDOWN = 4

const server = await serveBrotli(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
try {
  const openings = []
  for (let round = 0; round < ROUNDS; round += 1) openings.push(await withHistory(timeToShow))
  const frames = await withHistory(scroll)
  console.log(`figures: 100,000 transfers on screen ${median(openings).toFixed(0)} ms after their data (limit 400 ms)`)
  console.log(`figures: all rounds: ${openings.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`)
  console.log(`figures: ${summary(frames)} while scrolling, processor slowed down ${SLOWDOWN} times`)
} finally {
  await browser.close()
  server.close()
}

/** Opens the overview of `max` and does the work once its first row stands there. */
async function withHistory(work) {
  const page = await browser.newPage()
  await page.addInitScript(noteData)
  await page.goto(`${server.origin}/dashboard-overview?reset&as=max&latency=0`)
  const list = page.getByRole('region', { name: 'History', exact: true }).last()
  await list.getByRole('listitem').first().waitFor()
  const figure = await work(page, list)
  await page.close()
  return figure
}

async function timeToShow(page) {
  return page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0].startTime
    return at('history shown') - at('history data')
  })
}

/** The length of each frame, in ms, while the wheel turns. */
async function scroll(page, list) {
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
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, 400)
  const times = await page.evaluate(() => window.frames)
  return times.slice(1).map((at, index) => at - times[index])
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

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function summary(frames) {
  const total = frames.reduce((sum, ms) => sum + ms, 0)
  const late = frames.filter((ms) => ms > 34).length
  return `${(frames.length / (total / 1_000)).toFixed(0)} frames a second, ${late} of ${frames.length} frames late`
}
