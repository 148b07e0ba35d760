import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { MachineCoverage } from './demo-types.ts'
import { type DemoWindow, driveDemo } from './driver.ts'
import { add, type Taken } from './taken.ts'

/** Where the workers leave what they gathered, in the output folder of a project. */
export const FOLDER = 'larkspur-coverage'
export const CHARTS = 'charts.json'

const BINDING = 'larkspurTaken'

/** One page that was loaded. A page that comes back from the browser's cache hands its counts over again. */
interface Loaded {
  id: number
  address: string
  coverage: MachineCoverage[]
}

/** What the pages of a worker took, over reloads, navigations and closed pages (FLOW-5). */
export class Gathered {
  readonly #taken: Taken = {}
  readonly #loaded = new Map<number, MachineCoverage[]>()
  /** of the last page with a demo */
  #address: string | null = null

  /** after `finish` */
  get taken(): Taken {
    return this.#taken
  }

  /** Call it before the first page of the context opens. */
  async watch(context: BrowserContext): Promise<void> {
    // What the test itself leaves is read before.
    context.on('page', (page) => {
      const { goto, reload, close } = page
      page.goto = async (...options) => this.#read(page).then(() => goto.apply(page, options))
      page.reload = async (...options) => this.#read(page).then(() => reload.apply(page, options))
      page.close = async (...options) => this.#read(page).then(() => close.apply(page, options))
    })
    await context.exposeBinding(BINDING, (_, loaded: Loaded | null) => this.#note(loaded))
    await context.addInitScript({ content: `(${handOverOnLeaving})(${readLoaded}, ${JSON.stringify(BINDING)})` })
  }

  /** Reads the pages that are open at the end of a test. */
  async finish(context: BrowserContext): Promise<void> {
    await Promise.all(context.pages().map((page) => this.#read(page)))
    for (const coverage of this.#loaded.values()) add(this.#taken, coverage)
    this.#loaded.clear()
  }

  /** Writes it for the reporter, and once in a run the charts. `base` is where the demo is, if the tests have one address for it. */
  async write(folder: string, name: string, browser: Browser, base?: string): Promise<void> {
    if (this.#address === null) return
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.json`), JSON.stringify(this.#taken))
    for (const address of [base ?? this.#address, this.#address]) {
      if (existsSync(join(folder, CHARTS))) return
      const charts = await chartsAt(address, browser)
      if (charts !== null) await writeFile(join(folder, CHARTS), charts)
    }
  }

  async #read(page: Page): Promise<void> {
    // A page that crashed, or is just leaving, cannot be asked.
    this.#note(await page.evaluate(readLoaded, null).catch(() => null))
  }

  #note(loaded: Loaded | null): void {
    if (loaded === null) return
    this.#loaded.set(loaded.id, loaded.coverage)
    this.#address = loaded.address
  }
}

/** null where there is no demo any more: a test may have stopped its server. */
async function chartsAt(address: string, browser: Browser): Promise<string | null> {
  const page = await browser.newPage()
  try {
    await page.goto(address)
    const demo = driveDemo(page)
    await demo.ready()
    return JSON.stringify(await demo.flows.charts())
  } catch {
    return null
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page. Playwright may drop a message from a page that is being left, so the next page of the tab delivers it. Uses the
 * storage before the demo starts to log its writes.
 */
function handOverOnLeaving(read: typeof readLoaded, binding: string): void {
  const { getItem, setItem, removeItem } = Storage.prototype
  const handOver = (loaded: unknown) => (Reflect.get(window, binding) as (loaded: unknown) => void)(loaded)
  try {
    const kept = getItem.call(sessionStorage, binding)
    removeItem.call(sessionStorage, binding)
    if (kept !== null) handOver(JSON.parse(kept))
  } catch {
    // A page such as about:blank has no storage.
  }
  addEventListener('pagehide', () => {
    const loaded = read()
    if (loaded === null) return
    setItem.call(sessionStorage, binding, JSON.stringify(loaded))
    // For a tab that closes itself.
    handOver(loaded)
  })
}

/** Runs in the page. Most parts of most machines are not taken, and left out. */
function readLoaded(): Loaded | null {
  const coverage = (window as DemoWindow).demo?.coverage?.().map(({ machine, states, transitions }) => ({
    machine,
    states: states.filter(({ taken }) => taken > 0),
    transitions: transitions.filter(({ taken }) => taken > 0),
  }))
  return coverage === undefined ? null : { id: performance.timeOrigin, address: location.href, coverage }
}
