import { join } from 'node:path'
import { test as base, expect as baseExpect } from '@playwright/test'
import { attachMoments } from './attach-moments.ts'
import { type DemoDriver, driveDemo } from './driver.ts'
import { FOLDER, Gathered } from './gather.ts'
import { matchers } from './matchers.ts'

interface DemoFixtures {
  /** `window.demo` of the test's page, and what opens it */
  demo: DemoDriver
}

interface WorkerFixtures {
  /** what the worker's pages took of the flows, for the reporter */
  gathered: Gathered
}

/** Playwright's `test` with the `demo` fixture. It gathers coverage, and a failing test attaches what the demo was doing (FLOW-5). */
export const test = base.extend<DemoFixtures, WorkerFixtures>({
  gathered: [
    async ({ browser }, use, { project, workerIndex }) => {
      const gathered = new Gathered()
      await use(gathered)
      await gathered.write(join(project.outputDir, FOLDER), String(workerIndex), browser, project.use.baseURL)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, gathered }, use, testInfo) => {
    await gathered.watch(context)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await attachMoments(context, testInfo)
    await gathered.finish(context)
  },
  demo: async ({ page }, use) => use(driveDemo(page)),
})

/** Playwright's `expect` with a matcher for `demo`: `toBeInState`. */
export const expect = baseExpect.extend(matchers)
