/**
 * Measures captures, looks back and memory of a timeline with 1,000 entries and 1,000 rows (PERF-8). The CPU is slowed down four times.
 *
 * Chromium slows down a page by stopping it for about 0.8 ms out of each 1.1. What is as short as a capture shows mostly whether it was stopped,
 * so captures are timed at full speed, and their times count four times. What counts is the time in which the page's thread ran: on two cores,
 * other threads of the browser hold it up in about one capture of a hundred, for longer than the capture takes.
 */
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { createRandom } from '#src/platform/clock/random.ts'
import { type DemoDriver, driveDemo } from '../../e2e/support/driver.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import { atMost, median } from './support/figures.ts'
import { serveBrotli } from './support/serve-brotli.ts'
import { SLOWER, slowDown } from './support/slow-down.ts'

/** An event of Chromium's trace; `tts`: how long its thread has run by then, in µs. */
interface TraceEvent {
  name: string
  tts?: number
}

const ROWS = 1_000
const ENTRIES = 1_000
const LOOKS = 40
const random = createRandom('the timeline')

/** Marks where each capture begins and ends. */
const marked: Plugin = {
  name: 'larkspur:marked-captures',
  transform: (code, id) =>
    id.endsWith('src/workbench/timeline/moment.ts')
      ? `${code.replace('export function capture(', 'function captureNow(')}
export function capture(backend) {
  performance.mark('capture')
  const moment = captureNow(backend)
  performance.mark('captured')
  return moment
}`
      : null,
}

const outDir = join(ROOT, 'node_modules/.larkspur-timed')
await build({ root: ROOT, logLevel: 'warn', plugins: [marked], build: { outDir, emptyOutDir: true } })
const origin = await serveBrotli(outDir)
const browser = await launchChromium()
const page = await browser.newPage()
const demo = driveDemo(page, origin)
await demo.open('/')
await demo.operator.make('transfers', 'iris', ROWS)
await demo.signIn('iris')
await demo.clock.advance(1_000)
const session = await page.context().newCDPSession(page)
const before = await heapSize(session)
await act(demo, ENTRIES)
const after = await heapSize(session)
const captures = await timeOfCaptures(() => act(demo, 400))
await slowDown(page)
const ids = (await demo.timeline.entries()).map(({ id }) => id)
const looks: number[] = []
for (let done = 0; done < LOOKS; done += 1)
  looks.push(await page.evaluate(timeOfLook, ids[random.int(0, ids.length - 1)] ?? 0))

console.log(`timeline: ${ROWS} rows, ${ids.length} entries, ${captures.length} captures timed`)
atMost('a capture, median', median(captures), 1, 'ms')
atMost('a capture, 99 of 100', captures[Math.floor((captures.length - 1) * 0.99)] ?? Number.NaN, 1, 'ms')
atMost('a moment on screen, median', median(looks), 100, 'ms')
atMost(`${ENTRIES} entries in memory`, (after - before) / 1e6, 20, 'MB')

/** Makes entries of many kinds. */
async function act({ clock, goTo, operator, timeline }: DemoDriver, count: number): Promise<void> {
  const last = async () => (await timeline.entries()).at(-1)?.id ?? 0
  const enough = (await last()) + count
  for (let bonus = 1; (await last()) < enough; bonus += 1) {
    await operator.setUser(random.pick(['nora', 'iris', 'ada']), { bonus })
    await clock.advance(1_000)
    if (bonus % 5 === 0) await goTo(random.pick(['/loan', '/dashboard-overview', '/investify']))
  }
}

/** How long each capture takes meanwhile, in ms of a slow CPU, the shortest first. */
async function timeOfCaptures(during: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await during()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const ran = (mark: string) =>
    traceEvents.flatMap(({ name, tts }) => (name === mark && tts !== undefined ? [tts] : []))
  const [starts, ends] = [ran('capture'), ran('captured')]
  return ends
    .map((end, at) => ((end - (starts[at] ?? Number.NaN)) / 1_000) * SLOWER)
    .toSorted((one, other) => one - other)
}

/** In bytes, after a garbage collection. */
async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Runs in the page. In ms, until the next frame. */
async function timeOfLook(id: number): Promise<number> {
  const start = performance.now()
  await window.demo?.timeline?.look(id)
  await new Promise(requestAnimationFrame)
  return performance.now() - start
}
