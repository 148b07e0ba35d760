import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.js'

const PORT = 4174
const DEV_PORT = 5174
const BANK_PORT = 5175
const BANK = `http://127.0.0.1:${BANK_PORT}`
/** These have servers of their own, or none. */
const APART = /(live(-\w+)?|offline|one-file)\.spec\.ts$/
/** What is beside the bank: the desk, links to states, recordings, the flow viewer. PERF-5 measures the bank's own journeys. */
const TOOLS = /(backend-modes|deep-links|desk|flow-viewer|inspector|record|stranger|tours|trace)\.spec\.ts$/
const executablePath = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  testIgnore: APART,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['dot'], ['./e2e/time-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker keeps has its own tests; here it would fetch the whole demo for each of them.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'bank', testIgnore: [APART, TOOLS] },
    { name: 'tools', testMatch: TOOLS },
  ],
  webServer: [
    serve(`npx vite preview --port ${PORT} --strictPort`, `http://127.0.0.1:${PORT}`),
    // The dev server passes its `/api` on to a bank over HTTP, for the mode that asks for one (MOCK-5).
    serve(`npx vite --port ${DEV_PORT} --strictPort`, `http://127.0.0.1:${DEV_PORT}`, { LARKSPUR_API: BANK }),
    serve(`node scripts/backend.js --port ${BANK_PORT}`, `${BANK}/api/transfer`),
  ],
})

function serve(command: string, url: string, env: Record<string, string> = {}) {
  return {
    command,
    url,
    env,
    reuseExistingServer: process.env.CI === undefined,
  }
}
