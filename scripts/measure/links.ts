/**
 * Checks that the link to each state of each flow reaches it in the built demo (DEMO-7). Only the first link resets the demo: the others
 * have to work whatever was done before. `--runs 3` opens each three times in one browser, `--only withdrawal` checks one flow; any other argument is the folder of the build.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ConsoleMessage, Page } from '@playwright/test'
import { driveDemo } from '../../e2e/demo.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import { serveBrotli } from './pages/serve-brotli.ts'

interface State {
  flow: string
  path: string
  /** the flow has ended there */
  isOver: boolean
}

const PAGES = 2
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, only: { type: 'string' } },
  allowPositionals: true,
})
const flows: Record<string, { paths: object; final: string[] }> = JSON.parse(
  readFileSync(join(ROOT, 'src/demo/links/paths.json'), 'utf8'),
)
const states = Object.entries(flows)
  .filter(([flow]) => values.only === undefined || flow === values.only)
  .flatMap(([flow, { paths, final }]) =>
    Object.keys(paths).map((path) => ({ flow, path, isOver: final.includes(path) })),
  )

const server = await serveBrotli(builtDemo('links', positionals[0]))
const browser = await launchChromium()
const failures: string[] = []
let opened = 0
const since = performance.now()
try {
  const waiting = Array.from({ length: Number(values.runs) }, () => states).flat()
  await Promise.all(Array.from({ length: PAGES }, () => openAll(waiting)))
} finally {
  await browser.close()
  server.close()
}
for (const failure of failures) console.log(`links: ${failure}`)
const seconds = ((performance.now() - since) / 1000).toFixed(1)
console.log(`links: ${states.length} states, ${opened} links opened, ${failures.length} failures, ${seconds} s`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Processes states from the queue until it is empty. */
async function openAll(waiting: State[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${server.origin}/?reset`)
  await driveDemo(page).ready()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    opened += 1
    const failure = await open(page, next)
    if (failure !== null) failures.push(failure)
  }
  await context.close()
}

/** The error message; null when the state was reached. */
async function open(page: Page, { flow, path, isOver }: State): Promise<string | null> {
  const at = `${flow}.${path}`
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', note)
  await page.goto(`${server.origin}/?clock=paused&now=2026-03-02T09:30&latency=0&at=${at}`)
  const demo = driveDemo(page)
  await demo.ready()
  await demo.clock.settled()
  const value = (await demo.states())[flow]
  const alerts = await page.evaluate(readAlerts)
  page.off('console', note)
  if (alerts.length > 0) return `${at}: ${alerts.join(' ')}`
  if (complaints.length > 0) return `${at}: the console says: ${complaints.join(' ')}`
  const isThere = isOver ? value === undefined : isIn(value, path.split('.'))
  return isThere ? null : `${at}: the flow is in ${JSON.stringify(value)}`
}

/** Runs in the page. */
function readAlerts(): string[] {
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '')
  return alerts.filter((text) => /The address asks for|could not be reached/.test(text))
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value === 'string') return value === name && rest.length === 0
  return typeof value === 'object' && value !== null && name in value && isIn(Reflect.get(value, name), rest)
}
