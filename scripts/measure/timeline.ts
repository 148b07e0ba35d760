/**
 * Measures the timeline with a CPU slowed down four times (PERF-8): captures, looking at one of 1,000 entries, and what they take in memory,
 * with 0, 1,000 and 100,000 rows. Then what 300 ways back leave behind (DEMO-17).
 *
 * Chromium slows down a page by stopping it for about 0.8 ms out of each 1.1. What is as short as a capture shows mostly whether it was stopped,
 * so captures are timed at full speed, and their times count four times.
 */
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { createRandom } from '#src/platform/clock/random.ts'
import { answerLongHistory } from '../../e2e/long-history.ts'
import { type DemoDriver, driveDemo } from '../../e2e/support/driver.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import { atMost, median } from './support/figures.ts'
import { serveBrotli } from './support/serve-brotli.ts'
import { SLOWER, slowDown } from './support/slow-down.ts'

declare global {
  interface Window {
    /** ms that each capture took */
    captures: number[]
  }
}

const ENTRIES = 1_000
/** ways back, each time before what is left is counted */
const WAYS_BACK = 100
/** where only 1,000 rows are judged */
const UNJUDGED = Number.POSITIVE_INFINITY
const random = createRandom('the timeline')

/** Notes how long each capture takes. */
const timed: Plugin = {
  name: 'larkspur:timed-captures',
  transform: (code, id) =>
    id.endsWith('src/workbench/timeline/moment.ts')
      ? `${code.replace('export function capture(', 'function captureNow(')}
export function capture(backend) {
  const start = performance.now()
  const moment = captureNow(backend)
  ;(globalThis.captures ??= []).push(performance.now() - start)
  return moment
}`
      : null,
}

const outDir = join(ROOT, 'node_modules/.larkspur-timed')
await build({ root: ROOT, logLevel: 'warn', plugins: [timed], build: { outDir, emptyOutDir: true } })
const origin = await serveBrotli(outDir)
const browser = await launchChromium(['--js-flags=--expose-gc'])

for (const rows of [0, 1_000, 100_000]) {
  const limit = (most: number) => (rows === 1_000 ? most : UNJUDGED)
  const page = await browser.newPage()
  const demo = driveDemo(page)
  await page.goto(`${origin}/?reset&latency=0&clock=paused&now=2026-03-02T10:30`)
  await demo.ready()
  if (rows === 100_000) await page.evaluate(answerLongHistory)
  if (rows === 1_000) await demo.operator.make('transfers', 'iris', rows)
  await demo.signIn(rows === 0 ? 'nora' : 'iris')
  await demo.clock.advance(1_000)
  const session = await page.context().newCDPSession(page)
  const before = (await leftBy(demo, session)).heap
  await act(demo, ENTRIES)
  const { heap } = await leftBy(demo, session)
  await page.evaluate(() => {
    window.captures = []
  })
  await act(demo, 400)
  const captures = await page.evaluate((slower) => window.captures.map((ms) => ms * slower), SLOWER)
  await slowDown(page)
  const ids = (await demo.timeline.entries()).map(({ id }) => id)
  console.log(`timeline: ${rows.toLocaleString('en')} rows, ${ids.length} entries, ${captures.length} captures timed`)
  atMost('a capture, median', median(captures), limit(1), 'ms')
  atMost('a capture, 99 of 100', at(captures, 0.99), limit(1), 'ms')
  const looks = await inRounds(40, () => timeInPage(page, 'look', pick(ids)))
  await demo.timeline.look(null)
  atMost('a moment on screen, median', median(looks), limit(100), 'ms')
  atMost('a moment on screen, 95 of 100', at(looks, 0.95), UNJUDGED, 'ms')
  const ways = await inRounds(20, () => timeInPage(page, 'goTo', pick(ids.slice(100))))
  atMost('gone on from a moment, median', median(ways), UNJUDGED, 'ms')
  atMost('gone on from a moment, 95 of 100', at(ways, 0.95), UNJUDGED, 'ms')
  atMost(`${ENTRIES} entries in memory`, (heap - before) / 1e6, limit(20), 'MB')
  if (rows === 1_000) await goBackOften(demo, session)
  await page.close()
}

/** Makes entries of many kinds. */
async function act(demo: DemoDriver, count: number): Promise<void> {
  const first = (await demo.timeline.entries()).at(-1)?.id ?? 0
  for (let bonus = 1; ((await demo.timeline.entries()).at(-1)?.id ?? 0) < first + count; bonus += 1) {
    await demo.operator.setUser(random.pick(['nora', 'iris', 'ada']), { bonus })
    await demo.clock.advance(1_000)
    if (bonus % 5 === 0) await demo.goTo(random.pick(['/loan', '/dashboard-overview', '/investify']))
  }
}

/** The same moment each time: whatever has grown then is left by the ways back. */
async function goBackOften(demo: DemoDriver, session: CDPSession): Promise<void> {
  const ids = (await demo.timeline.entries()).map(({ id }) => id).slice(-WAYS_BACK)
  for (let round = 1; round <= 3; round += 1) {
    for (let way = 0; way < WAYS_BACK; way += 1) await demo.timeline.goTo(pick(ids))
    await demo.timeline.goTo(ids.at(-1) ?? 0)
    console.log(`timeline: ${round * WAYS_BACK} ways back leave`, await leftBy(demo, session))
  }
}

async function leftBy(demo: DemoDriver, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    timers: (await demo.clock.pending()).length,
    flows: (await demo.flows.list()).length,
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
  }
}

function timeInPage(page: Page, how: 'look' | 'goTo', id: number): Promise<number> {
  return page.evaluate(
    async ([name, entry]) => {
      const start = performance.now()
      await window.demo?.timeline?.[name](entry)
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    [how, id] as const,
  )
}

async function inRounds(count: number, measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = []
  for (let round = 0; round < count; round += 1) figures.push(await measure())
  return figures
}

function pick(ids: readonly number[]): number {
  return ids[random.int(0, ids.length - 1)] ?? 0
}

function at(figures: readonly number[], part: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * part)] ?? Number.NaN
}
