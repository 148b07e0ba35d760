/**
 * Checks that the link to each state of each flow reaches it in the built demo (DEMO-7). Only the first link resets the demo: the others
 * have to work whatever was done before. From each state, going back and on again ends as before (DEMO-17). `--only withdrawal` checks one flow.
 */
import { parseArgs } from 'node:util'
import type { ConsoleMessage, Page } from '@playwright/test'
import { allPaths } from '#src/workbench/timeline/links/paths.ts'
import { goingBack } from '../../e2e/going-back.ts'
import { driveDemo, NOW } from '../../e2e/support/driver.ts'
import { openDemo } from './support/open-demo.ts'

interface LinkedState {
  flow: string
  path: string
  /** the flow has ended there */
  isOver: boolean
}

const PAGES = 2
/** The states from which going back is not compared: what follows depends on more than the moment. */
const APART = [
  // The product reloads its page (WD-3, LOAN-4), which begins a new timeline.
  /^(?:loan-notice\.verifying|withdrawal\.checking|withdrawal\.checking\.loanPending)$/,
  // The page takes the focus when it is shown anew, which closes a group of the menu.
  /^navigation\.groups\.open/,
  // They are held while the window is away, which it is not.
  /^social-proof\..*\.(?:held|heldBack)$/,
]
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const waiting = Object.entries(allPaths)
  .filter(([flow]) => values.only === undefined || flow === values.only)
  .flatMap(([flow, { paths, final }]): LinkedState[] =>
    Object.keys(paths).map((path) => ({ flow, path, isOver: final.includes(path) })),
  )
const links = waiting.length

const { origin, browser } = await openDemo()
const failures: string[] = []
await Promise.all(Array.from({ length: PAGES }, openLinks))
for (const failure of failures) console.log(`links: ${failure}`)
console.log(`links: ${links} links opened, ${failures.length} failures`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Opens the links one after another in one page, until none is waiting. */
async function openLinks(): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${origin}/?reset`)
  await driveDemo(page).ready()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const failure = await open(page, next).catch((error: Error) => error.message)
    if (failure !== null) failures.push(`${next.flow}.${next.path}: ${failure}`)
  }
  await context.close()
}

/** The error message; null when the state was reached. */
async function open(page: Page, { flow, path, isOver }: LinkedState): Promise<string | null> {
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', note)
  await page.goto(`${origin}/?clock=paused&now=${NOW}&latency=0&at=${flow}.${path}`)
  const demo = driveDemo(page)
  await demo.ready()
  await demo.clock.settled()
  const value = (await demo.states())[flow]
  const alerts = await page.evaluate(readAlerts)
  page.off('console', note)
  if (alerts.length > 0) return alerts.join(' ')
  if (complaints.length > 0) return `the console says: ${complaints.join(' ')}`
  const isThere = isOver ? value === undefined : isIn(value, path.split('.'))
  if (!isThere) return `the flow is in ${JSON.stringify(value)}`
  return APART.some((names) => names.test(`${flow}.${path}`)) ? null : ((await goingBack(page, demo))[0] ?? null)
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
