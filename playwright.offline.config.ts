import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The demo without a network: the installed one, whose hosts the tests start and stop themselves, and the one file. */
export default defineConfig({
  ...base,
  testMatch: /(offline|one-file)\.spec\.ts$/,
  testIgnore: [],
  projects: [{ name: 'offline' }],
  use: { ...base.use, serviceWorkers: 'allow' },
  webServer: [],
})
