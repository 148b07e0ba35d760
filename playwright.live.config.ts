import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const PORT = Number(process.env.LARKSPUR_LIVE_PORT ?? 4175)
const BANK_PORT = Number(process.env.LARKSPUR_BANK_PORT ?? 4176)

/** The journeys over HTTP: the live build against the bank's server, whose address is in the build. */
export default defineConfig({
  ...base,
  testMatch: /live(-\w+)?\.spec\.ts$/,
  testIgnore: [],
  projects: [{ name: 'live' }],
  // One bank, at one address.
  workers: 1,
  fullyParallel: false,
  use: { ...base.use, baseURL: `http://127.0.0.1:${PORT}` },
  metadata: { bankPort: BANK_PORT },
  webServer: {
    command: `node scripts/serve-live.js ${PORT} ${BANK_PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 120_000,
  },
})
