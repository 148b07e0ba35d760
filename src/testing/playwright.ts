import { test as base, expect as baseExpect } from '@playwright/test'
import { type DemoDriver, driveDemo } from './driver.ts'
import { matchers } from './matchers.ts'

export interface DemoFixtures {
  /** `window.demo` of the test's page, and what opens it */
  demo: DemoDriver
}

/** Playwright's `test` with the `demo` fixture (FLOW-5). */
export const test = base.extend<DemoFixtures>({
  demo: async ({ page }, use) => use(driveDemo(page)),
})

/** Playwright's `expect` with matchers for `demo`: `toBeInState` and `toHavePosted`. */
export const expect = baseExpect.extend(matchers)
