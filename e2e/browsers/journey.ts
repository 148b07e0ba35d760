import { startHost } from '../host.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { type BrowserPage, pageOf } from './browser-page.ts'
import type { Engine } from './engine.ts'
import type { Builds } from './site.ts'

/** What a journey is given. Everything that it opens is closed after it. */
export interface Visit {
  page: BrowserPage
  demo: DemoDriver
  builds: Builds
  /** a host of its own, which the journey may stop */
  host: Awaited<ReturnType<typeof startHost>>
  /** opens another tab, or a window of this width in CSS pixels */
  open(options?: { width?: number; file?: string }): Promise<Pick<Visit, 'page' | 'demo'>>
}

export interface Journey {
  name: string
  title: string
  /** whether it depends on times of the app clock */
  isTimed: boolean
  walk(visit: Visit): Promise<void>
}

/** Walks one journey; throws what is wrong with it, or what the browser complains about (QA-3). */
export async function walk(journey: Journey, engine: Engine, builds: Builds): Promise<void> {
  const host = await startHost(builds.dist)
  const pages: BrowserPage[] = []
  const open: Visit['open'] = async ({ width, file } = {}) => {
    const page = pageOf(await engine.open(host.origin, width))
    pages.push(page)
    return { page, demo: driveDemo(page, file) }
  }
  const faults: string[] = []
  const note = (error: unknown) => faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  try {
    await journey.walk({ ...(await open()), builds, host, open })
  } catch (error) {
    note(error)
  }
  for (const page of pages.toReversed()) {
    await page.complaints().then((complaints) => faults.push(...complaints), note)
    await page.close()
  }
  await host.stop()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
