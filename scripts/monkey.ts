/**
 * Random use of the built demo in two tabs, from a seed. Options: `-- [--seed 1] [--minutes 2] [--build <folder>] [--steps]`, or
 * `-- --replay reports/monkey-1.json` for the recording of a failure.
 * It clicks, types, goes back, reloads, injects faults and acts as the bank, mostly at ×60. At intervals it stops, lets
 * everything finish, and checks: clean console, no blank page, nothing busy, balances as in DATA-3.
 * The same seed gives the same moves; their effect also depends on the speed of the machine. The first tab is recorded from stop to stop.
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { preview } from 'vite'
import { createRandom } from '#src/kit/clock/random.ts'
import { driveDemo } from '../e2e/support/driver.ts'
import { builtDemo } from './built-demo.ts'
import { launchChromium } from './launch-chromium.ts'
import { Bank } from './monkey/bank.ts'
import { errands } from './monkey/errands.ts'
import { arrive, Hands, isReloadError } from './monkey/hands.ts'
import { moveAtRandom, PERSONAS } from './monkey/moves.ts'
import { dropRecording, keepRecording, replay, writeRecording } from './monkey/recording.ts'
import { stop, takeOutAndIn, walkPages } from './monkey/stop.ts'
import { type Draw, SENT, type Tab } from './monkey/tab.ts'
import { ROOT } from './root.ts'

const STEPS_TO_A_STOP = 40
const TOLD = 40
/** maximum ms of wall time for a step */
const PATIENCE = 10_000
const FAILURES = 10
/** the tab that is recorded */
const RECORDED = 'A'

/** A step exceeded its time limit. */
class Late extends Error {}

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '2' },
    replay: { type: 'string' },
    build: { type: 'string' },
    steps: { type: 'boolean' },
  },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 1e6))
const build = builtDemo('monkey', values.build)
const generator = createRandom(seed)
const random: Draw = { ...generator, pick: <T>(list: readonly T[]) => generator.pick(list as [T, ...T[]]) }
console.log(`monkey: seed ${seed}`)

const server = await preview({ build: { outDir: build }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await launchChromium()
const bank = new Bank()
const counts = { steps: 0, stops: 0, failures: 0 }
const until = performance.now() + Number(values.minutes) * 60_000
try {
  if (values.replay !== undefined) await replayFailure(values.replay)
  else while (performance.now() < until && counts.failures < FAILURES) await runUntilFailure()
} finally {
  await browser.close()
  await server.close()
}
if (values.replay === undefined) {
  const { withdrawals, deposits, loans, customers } = bank.reached
  console.log(
    `monkey: ${withdrawals} withdrawals paid to ${customers.size} customers, ${deposits} deposits and ${loans} loans made`,
  )
  console.log(
    `monkey: seed ${seed}, ${values.minutes} min, ${counts.steps} steps, ${counts.stops} stops, ${counts.failures} failures`,
  )
}
process.exitCode = counts.failures === 0 ? 0 : 1

/** Fails when the replay ends otherwise than the recording, which the other tab's changes may cause. */
async function replayFailure(file: string): Promise<void> {
  const complaints: string[] = []
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  listen(context, complaints)
  const page = await context.newPage()
  const difference = await replay(page, driveDemo(page), origin, file)
  const faults = [...complaints, ...(difference === null ? [] : [difference])]
  for (const fault of faults) console.error(`  FAILED ${fault}`)
  console.log(`monkey: ${file} replayed, ${faults.length} failures`)
  counts.failures = faults.length
}

/** Each run uses a new browser and the seed, so that earlier failures do not affect it. */
async function runUntilFailure(): Promise<void> {
  const steps: string[] = []
  const complaints: string[] = []
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // The offline worker has its own tests.
    serviceWorkers: 'block',
  })
  listen(context, complaints)
  const tabs: Tab[] = []
  for (const name of ['A', 'B']) tabs.push(await openTab(context, name, tabs, steps))
  await bank.begin(firstOf(tabs), PERSONAS)
  context.on('page', (popup) => popup.close().catch(() => undefined))
  let faults: string[] = []
  try {
    while (performance.now() < until && faults.length === 0) {
      for (let step = 0; step < STEPS_TO_A_STOP && performance.now() < until; step += 1) {
        if ((await walk(tabs)) && random.int(0, 2) === 0) break
      }
      faults = await within(lookAtAll(tabs, steps), 'a stop', 12 * PATIENCE)
      faults.push(...complaints.splice(0))
    }
  } catch (error) {
    faults = [...complaints, String(error instanceof Error ? error.stack : error)]
    for (const { name, page } of tabs) {
      const probe = page.evaluate(readCondition).catch(String)
      faults.push(`tab ${name}: ${await within(probe, 'a look', PATIENCE / 10).catch(String)}`)
    }
  }
  if (faults.length > 0) {
    tell(faults, steps)
    await tellRecording(tabs)
  }
  await within(context.close(), 'closing', PATIENCE).catch(() => undefined)
}

/** Runs one step of an errand or a random move in the visible tab. Returns whether something was just sent. */
async function walk(tabs: Tab[]): Promise<boolean> {
  counts.steps += 1
  if (random.int(0, 5) === 0) tabs.reverse()
  const tab = firstOf(tabs)
  try {
    return await within(step(tab), 'a step', PATIENCE)
  } catch (error) {
    if (!(error instanceof Late)) throw error
  }
  // Browsers ignore input to a page that is unloading. It only matters that the page becomes idle.
  tab.note('(not answered)')
  tab.errand = errands(tab)
  await within(
    arrive(tab).then(() => tab.demo.clock.settled()),
    `the rest of tab ${tab.name}`,
    PATIENCE,
  )
  return false
}

function firstOf([tab]: readonly Tab[]): Tab {
  if (tab === undefined) throw new Error('No tab is open.')
  return tab
}

async function step(tab: Tab): Promise<boolean> {
  try {
    await tab.page.bringToFront()
    // The desk can stop the recording, and start a replay, during which there is none.
    if (tab.name === RECORDED) await keepRecording(tab.demo).catch(() => undefined)
    if (random.int(0, 2) === 0) await moveAtRandom(tab)
    else return (await tab.errand.next()).value === SENT
  } catch (error) {
    if (!isReloadError(error)) throw error
    tab.note(`(overrun: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]})`)
    tab.errand = errands(tab)
    await arrive(tab)
  }
  return false
}

async function lookAtAll(tabs: readonly Tab[], steps: string[]): Promise<string[]> {
  counts.stops += 1
  steps.push('- stop')
  const faults = await stop(tabs, bank)
  const tab = firstOf(tabs)
  if (faults.length === 0 && random.int(0, 1) === 0) faults.push(...(await walkPages(tab, bank)))
  if (faults.length === 0 && random.int(0, 3) === 0) faults.push(...(await takeOutAndIn(tab)))
  if (faults.length > 0) return faults
  for (const { name, demo } of tabs) {
    if (name === RECORDED) await dropRecording(demo).catch(() => undefined)
    await demo.clock.set('x60')
  }
  return faults
}

async function openTab(context: BrowserContext, name: string, tabs: readonly Tab[], steps: string[]): Promise<Tab> {
  const page = await context.newPage()
  const demo = driveDemo(page)
  const note = (what: string) => {
    steps.push(`${counts.steps} ${name} ${what}`)
    if (values.steps) console.log(steps.at(-1))
  }
  const as = random.pick([...PERSONAS, ...Array.from({ length: PERSONAS.length }, () => tabs[0]?.as ?? 'ada'), ''])
  const own: Omit<Tab, 'errand'> = {
    name,
    as,
    page,
    demo,
    random,
    bank,
    origin,
    note,
    hands: new Hands(page, demo, note),
    other: () => firstOf(tabs.filter((one) => one !== tab)),
    customerId: () => page.evaluate(readCustomerId),
    standing: (who) => bank.standing(tab, who),
    operate: async (...operation) => {
      const [act, ...args] = operation
      note(`operator.${act} ${JSON.stringify(args)}`)
      await bank.operate(tab, operation)
    },
    pass: async (ms = 1_000) => {
      await demo.clock.settled()
      await demo.clock.advance(ms)
    },
  }
  const tab = Object.assign(own, { errand: errands(own as Tab) })
  note(`opened as ${as || 'nobody'}`)
  const query = `clock=x60${as && `&as=${as}`}${name === 'A' ? '&reset' : ''}`
  await page.goto(`${origin}${as ? '/dashboard-overview' : '/'}?${query}`)
  await demo.ready()
  return tab
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (
      !['error', 'warning'].includes(message.type()) ||
      message.text().startsWith('Service Worker registration blocked')
    )
      return
    complaints.push(`console.${message.type()}: ${message.text()} (${message.page()?.url()})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error()?.stack ?? error.error()}`))
  context.on('request', (request) => {
    if (/^http/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`request to ${request.url()}`)
  })
  context.on('dialog', (dialog) => {
    complaints.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
}

function tell(faults: readonly string[], steps: readonly string[]): void {
  counts.failures += 1
  console.error(`monkey: after ${counts.steps} steps of seed ${seed}, the last ones of them:`)
  for (const step of steps.slice(-TOLD)) console.error(`    ${step}`)
  for (const fault of faults) console.error(`  FAILED ${fault}`)
  console.error(`  again: npm run monkey -- --seed ${seed} --minutes ${values.minutes}`)
}

async function tellRecording(tabs: readonly Tab[]): Promise<void> {
  const tab = tabs.find(({ name }) => name === RECORDED)
  if (tab === undefined) return
  const name = `monkey-${seed}-${counts.failures}`
  const file = await within(writeRecording(tab.demo, name), 'the recording', PATIENCE).catch(() => null)
  if (file === null) console.error('  The tab was not being recorded.')
  else console.error(`  recording: npm run monkey -- --replay ${relative(ROOT, file)}`)
}

async function within<T>(work: Promise<T>, what: string, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`${what} did not end within ${ms / 1_000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the page. */
function readCondition(): string {
  const { clock, states } = window.demo ?? {}
  const condition = { at: location.href, mode: clock?.mode, waits: clock?.pending(), states: states?.() }
  return JSON.stringify({
    ...condition,
    loaded: document.readyState,
    text: document.querySelector('#root')?.textContent?.slice(0, 400),
  })
}

/** Runs in the page. */
function readCustomerId(): string | null {
  try {
    return sessionStorage.getItem('accessToken') && JSON.parse(sessionStorage.getItem('user') ?? 'null')?._id
  } catch {
    return null
  }
}
