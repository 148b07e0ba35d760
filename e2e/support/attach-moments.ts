import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { activeStates } from './active-states.ts'
import { type DemoDriver, type DemoWindow, driveDemo } from './driver.ts'
import { traceLog } from './trace-log.ts'

/** of each kind, the newest */
const MOST_ENTRIES = 2_000
const MOST_CALLS = 100

/**
 * Attaches to a test what each open page with a demo was doing: its timeline as a file that a demo opens (DEMO-15), the states, the trace as a log, and
 * the calls. Secrets are redacted (SEC-4).
 */
export async function attachMoments(context: BrowserContext, test: Pick<TestInfo, 'attach'>): Promise<void> {
  const pages = context.pages()
  for (const [index, page] of pages.entries()) {
    const moment = await momentOf(page).catch((error: Error) => ({ failed: error.message }))
    if (moment === null) continue
    for (const [kind, body] of Object.entries(moment)) {
      const name = pages.length === 1 ? `demo: ${kind}` : `demo of page ${index + 1}: ${kind}`
      await test.attach(name, { body, contentType: kind === 'timeline' ? 'application/json' : 'text/plain' })
    }
  }
}

/** null for a page without a demo that has started */
async function momentOf(page: Page): Promise<Record<string, string> | null> {
  if (!(await page.evaluate(() => (window as DemoWindow).demo?.trace !== undefined))) return null
  const demo = driveDemo(page)
  const states = await demo.states()
  return {
    timeline: await demo.timeline.save(),
    states: `${page.url()}\n${activeStates(states).join('\n')}\n`,
    trace: traceLog((await demo.trace()).slice(-MOST_ENTRIES), await page.evaluate(timeZone)),
    calls: await callsOf(demo),
  }
}

/** Runs in the page. */
function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

async function callsOf(demo: DemoDriver): Promise<string> {
  const calls = await demo.callLog.newest(MOST_CALLS)
  const texts = calls.toReversed().map(async ({ number, method, path, status, ms }) => {
    const { body, answer } = await demo.callLog.show(number)
    return `${method} ${path} -> ${status}${ms === null ? '' : ` after ${ms} ms`}\n  sent: ${JSON.stringify(body)}\n  answer: ${JSON.stringify(answer)}\n`
  })
  return (await Promise.all(texts)).join('')
}
