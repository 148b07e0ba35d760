import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test'
import { allPaths } from '#src/demo/links/paths.ts'
import { driveDemo, NOW } from '../e2e/support/driver.ts'

/** A state that a link leads to. */
export interface LinkedState {
  flow: string
  path: string
  /** the flow has ended there */
  isOver: boolean
}

interface Walk {
  /** of the built demo */
  origin: string
  /** resets the demo before every link, so that no page depends on those opened before it; default: false */
  resets?: boolean
  context?: BrowserContextOptions
  /** called in each state that was reached */
  onArrival?: (page: Page, at: string) => Promise<void>
}

/** Every state of every flow, or of this one, that a link leads to (DEMO-7). */
export function linkedStates(only?: string): LinkedState[] {
  return Object.entries(allPaths)
    .filter(([flow]) => only === undefined || flow === only)
    .flatMap(([flow, { paths, final }]) =>
      Object.keys(paths).map((path) => ({ flow, path, isOver: final.includes(path) })),
    )
}

/** Opens the links one after another in one page, taking them from `waiting`. Returns a message for each that failed. */
export async function openLinks(browser: Browser, waiting: LinkedState[], walk: Walk): Promise<string[]> {
  const { origin, onArrival } = walk
  const failures: string[] = []
  const context = await browser.newContext({ reducedMotion: 'reduce', ...walk.context })
  const page = await context.newPage()
  await page.goto(`${origin}/?reset`)
  await driveDemo(page).ready()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const at = `${next.flow}.${next.path}`
    try {
      const failure = await open(page, next, walk)
      if (failure === null) await onArrival?.(page, at)
      else failures.push(failure)
    } catch (error) {
      failures.push(`${at}: ${(error as Error).message}`)
    }
  }
  await context.close()
  return failures
}

/** The error message; null when the state was reached. */
async function open(page: Page, { flow, path, isOver }: LinkedState, walk: Walk): Promise<string | null> {
  const at = `${flow}.${path}`
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', note)
  await page.goto(`${walk.origin}/?${walk.resets ? 'reset&' : ''}clock=paused&now=${NOW}&latency=0&at=${at}`)
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
