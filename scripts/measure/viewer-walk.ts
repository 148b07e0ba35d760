/**
 * Sends random events to every flow through the viewer and compares it with the actors (FLOW-3).
 * Runs in the built demo, offline, with the server stopped. `--events 50` sends 50 events to each flow instead of 200;
 * `--only withdrawal` tests one flow.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import type { Demo } from '#src/demo/demo-contract.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import { serveBrotli } from './pages/serve-brotli.ts'

interface Flow {
  flow: string
  /** its states, as links name them */
  paths: string[]
}

interface Walked {
  opened: number
  failure?: string
}

declare global {
  interface Window {
    /** counts an event; returns whether to send more */
    tellSent(): Promise<boolean>
  }
}

const PAGES = 2
/** If no event can be sent after this many timers, another state is opened. */
const IDLE = 30
const { values } = parseArgs({ options: { events: { type: 'string', default: '200' }, only: { type: 'string' } } })
const events = Number(values.events)
const links: Record<string, { paths: object; final: string[] }> = JSON.parse(
  readFileSync(join(ROOT, 'src/demo/links/paths.json'), 'utf8'),
)
const flows = Object.entries(links)
  .filter(([flow]) => values.only === undefined || flow === values.only)
  .map(([flow, { paths, final }]) => ({ flow, paths: Object.keys(paths).filter((path) => !final.includes(path)) }))

const server = await serveBrotli(builtDemo('viewer-walk'))
const browser = await launchChromium()
const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
const walkedFlows: (Walked & { flow: string; sent: number })[] = []
try {
  await install(await context.newPage())
  server.close()
  const pages = await Promise.all(Array.from({ length: PAGES }, () => context.newPage()))
  const waiting = [...flows]
  await Promise.all(pages.map((page) => walkAll(page, waiting)))
} finally {
  await browser.close()
  server.close()
}
const failures = walkedFlows.filter(({ failure }) => failure !== undefined)
for (const { flow, sent, opened, failure } of walkedFlows.sort((one, other) => one.flow.localeCompare(other.flow)))
  console.log(
    `  ${flow.padEnd(18)} ${String(sent).padStart(4)} events, opened ${opened} times${failure ? `: ${failure}` : ''}`,
  )
const all = walkedFlows.reduce((sum, { sent }) => sum + sent, 0)
console.log(`viewer-walk: ${walkedFlows.length} flows, ${all} events, ${failures.length} failures`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Waits until the worker has stored all files, developer tools included. */
async function install(page: Page): Promise<void> {
  await page.goto(`${server.origin}/`)
  await page.evaluate(async () => {
    const list = await fetch('worker.js').then((answer) => answer.text())
    const isKept = async () => {
      const [name] = await caches.keys()
      const kept = name === undefined ? [] : await (await caches.open(name)).keys()
      return navigator.serviceWorker.controller !== null && kept.length === list.match(/"url":/g)?.length
    }
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}

/** Processes flows from the queue until it is empty. */
async function walkAll(page: Page, waiting: Flow[]): Promise<void> {
  let sent = 0
  await page.exposeFunction('tellSent', () => {
    sent += 1
    return sent < events
  })
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    sent = 0
    const walked = await walk(page, next, () => sent)
    walkedFlows.push({ flow: next.flow, sent, ...walked })
  }
}

/** Reopens a flow that has ended, in another state. Gives up on a flow that accepts no event in any state. */
async function walk(page: Page, { flow, paths }: Flow, sent: () => number): Promise<Walked> {
  for (let opened = 0; ; opened += 1) {
    if (sent() === events || (sent() === 0 && opened === paths.length)) return { opened }
    await open(page, flow, paths[opened % paths.length] ?? '')
    const loaded = new Promise((resolve) => page.once('load', resolve))
    const failure = await page
      .evaluate(sendRandom, { flow, seed: opened + 1, limit: IDLE })
      .catch((error) => asLoadedAnew(error, loaded))
    if (failure !== null) return { opened, failure }
  }
}

/** Goes to an address; once more if the reload of a loan notice (LOAN-4) came in between. */
async function goTo(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address)
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
    await page.goto(address)
  }
}

/** A loan notice reloads the page (LOAN-4). */
async function asLoadedAnew(error: unknown, loaded: Promise<unknown>): Promise<null> {
  if (!String(error).includes('because of a navigation')) throw error
  await loaded
  return null
}

async function open(page: Page, flow: string, path: string): Promise<void> {
  await goTo(page, `${server.origin}/?reset&clock=paused&now=2026-03-02T09:30&console&at=${flow}.${path}`)
  await page.evaluate(() => window.demo?.ready)
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  await desk.getByRole('tab', { name: 'Flows' }).click()
  await desk.getByRole('button', { name: new RegExp(`^${flow} `) }).click()
  await desk.getByRole('button', { name: 'Outline', exact: true }).click()
  await desk.locator('[data-state]').first().waitFor()
}

/** Runs in the page: sends the events that the viewer offers until enough are sent, the flow ends, or none is offered. */
async function sendRandom({
  flow,
  seed,
  limit,
}: {
  flow: string
  seed: number
  limit: number
}): Promise<string | null> {
  const demo = window.demo as Demo
  const desk = document.querySelector('[aria-label="Demo desk"]') as Element
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
  let drawn = seed
  const pick = <T>(list: readonly T[]): T => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0
    return list[(drawn >>> 8) % list.length] as T
  }
  for (let idle = 0; idle < limit; ) {
    const open = [...desk.querySelectorAll<HTMLElement>('[data-standing="open"] > button')]
    let isLast = false
    if (open.length > 0) {
      idle = 0
      pick(open).click()
      await frame()
      desk.querySelector<HTMLFormElement>('form[aria-label^="Send "]')?.requestSubmit()
      isLast = !(await window.tellSent())
    } else {
      idle += 1
      await demo.clock.next()
    }
    await demo.clock.settled()
    const failure = await differs()
    if (failure !== null || isLast || valueIn(demo.states()) === undefined) return failure
  }
  return null

  /** The viewer draws once per frame and needs some frames to catch up. */
  async function differs(): Promise<string | null> {
    let failure: string | null = null
    for (let frames = 0; frames < 20; frames += 1) {
      await frame()
      const is = JSON.stringify(valueIn(demo.states()))
      const shown = JSON.stringify(shownValue())
      if (is === shown) return null
      failure = `the viewer shows ${shown}, the flow is in ${is}`
    }
    return failure
  }

  /** Of the actor that the viewer shows; if several are running, they are ordered by age, as in the viewer. */
  function valueIn(states: Record<string, unknown>): unknown {
    const keys = Object.keys(states).filter((key) => key === flow || key.startsWith(`${flow} `))
    const choice = desk.querySelector<HTMLSelectElement>('header select')
    return states[keys.at(choice === null ? -1 : choice.selectedIndex) ?? '']
  }

  /** The state value marked in the outline; undefined if nothing is marked. */
  function shownValue(): unknown {
    const root = desk.querySelector('[aria-current="true"][data-state]')
    return root === null ? undefined : markedIn(root)
  }

  function markedIn(item: Element): unknown {
    const inner = [...item.querySelectorAll('[aria-current="true"][data-state]')]
    const children = inner.filter((one) => one.parentElement?.closest('[data-state]') === item)
    const entries = children.map((child) => [child.querySelector('strong')?.textContent ?? '', markedIn(child)])
    const [only] = entries
    if (only !== undefined && entries.length === 1 && JSON.stringify(only[1]) === '{}') return only[0]
    return Object.fromEntries(entries)
  }
}
