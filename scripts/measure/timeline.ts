/**
 * Measures the timeline with a CPU slowed down four times (PERF-8): capturing, looking at one of 1,000 entries, and what they take in memory;
 * capturing and going back with 0, 1,000 and 100,000 rows; and what 200 ways back leave behind (DEMO-17).
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
import { slowDown } from './support/slow-down.ts'

declare global {
  interface Window {
    /** ms that each capture took */
    captures: number[]
  }
}

const ENTRIES = 1_000
const WAYS_BACK = 200
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
const browser = await launchChromium(['--enable-precise-memory-info', '--js-flags=--expose-gc'])

for (const rows of [0, 1_000, 100_000]) {
  const { page, demo, session } = await openWith(rows)
  const before = await heapOf(session)
  await fill(page, demo)
  const size = (await heapOf(session)) - before
  const ids = (await demo.timeline.entries()).map(({ id }) => id)
  const captures = await page.evaluate(() => window.captures)
  console.log(`timeline: ${rows.toLocaleString('en')} rows, ${ids.length} entries, ${captures.length} captures`)
  const isJudged = rows === 1_000
  report('capture, median', median(captures), isJudged ? 1 : null)
  report('capture, 99 of 100', at(captures, 0.99), isJudged ? 1 : null)
  const looks = await inRounds(40, () => timeInPage(page, 'look', pick(ids)))
  await demo.timeline.look(null)
  report('looking at a moment, median', median(looks), isJudged ? 100 : null)
  report('looking at a moment, 95 of 100', at(looks, 0.95), isJudged ? 100 : null)
  const ways = await inRounds(20, () => timeInPage(page, 'goTo', pick(ids.slice(-ENTRIES + 100))))
  report('going back, median', median(ways), null)
  report('going back, 95 of 100', at(ways, 0.95), null)
  report('entries in memory, MB', size / 1e6, isJudged ? 20 : null)
  if (isJudged) await goBackOften(demo, session)
  await page.close()
}

async function openWith(rows: number) {
  const page = await browser.newPage()
  const demo = driveDemo(page)
  await page.goto(`${origin}/?reset&latency=0&clock=paused&now=2026-03-02T10:30`)
  await demo.ready()
  if (rows === 100_000) await page.evaluate(answerLongHistory)
  if (rows === 1_000) await demo.operator.make('transfers', 'iris', rows)
  await demo.signIn(rows === 0 ? 'nora' : 'iris')
  await demo.clock.advance(1_000)
  return { page, demo, session: await slowDown(page) }
}

/** Makes entries of many kinds: the bank's, the clock's, typing. */
async function fill(page: Page, demo: DemoDriver): Promise<void> {
  for (let bonus = 1; (await demo.timeline.entries()).length < ENTRIES; bonus += 1) {
    await demo.operator.setUser(bonus % 2 === 0 ? 'iris' : 'nora', { bonus })
    await demo.clock.advance(1_000)
    if (bonus % 10 === 0) await demo.goTo(bonus % 20 === 0 ? '/loan' : '/dashboard-overview')
  }
  await page.evaluate(() => window.demo?.clock?.settled())
}

async function goBackOften(demo: DemoDriver, session: CDPSession): Promise<void> {
  const left = async () => ({
    timers: (await demo.clock.pending()).length,
    actors: (await demo.flows.list()).length,
    listeners: await metric(session, 'JSEventListeners'),
    heap: await heapOf(session),
  })
  const ids = (await demo.timeline.entries()).map(({ id }) => id).slice(-400)
  const chosen = ids[0] ?? 0
  const rounds: Awaited<ReturnType<typeof left>>[] = []
  for (let round = 0; round < 3; round += 1) {
    for (let way = 0; way < WAYS_BACK / 2; way += 1) await demo.timeline.goTo(pick(ids.slice(WAYS_BACK)))
    await demo.timeline.goTo(ids.at(-1) ?? chosen)
    rounds.push(await left())
  }
  const [, first, last] = rounds
  console.log(`timeline: after ${WAYS_BACK} ways back, and after half as many more`)
  for (const what of ['timers', 'actors', 'listeners', 'heap'] as const)
    console.log(`  ${what.padEnd(10)} ${String(first?.[what]).padStart(12)} ${String(last?.[what]).padStart(12)}`)
  if (first?.timers !== last?.timers || first?.actors !== last?.actors) process.exitCode = 1
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

function report(what: string, figure: number, limit: number | null): void {
  if (limit === null) console.log(`  ${what.padEnd(64)} ${String(Number(figure.toPrecision(4))).padStart(8)}`)
  else atMost(what, figure, limit)
}

function pick(ids: readonly number[]): number {
  return ids[random.int(0, ids.length - 1)] ?? 0
}

function at(figures: readonly number[], part: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * part)] ?? Number.NaN
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return metric(session, 'JSHeapUsedSize')
}

async function metric(session: CDPSession, name: string): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN
}
