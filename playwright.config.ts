import { defineConfig } from '@playwright/test'
import { LIVE_BUILD, liveVariables, originOf, ports } from './e2e/ports.ts'
import type { CoverageOptions } from './e2e/support/reporter.ts'
import { UNREACHED } from './e2e/unreached.ts'
import { firefoxProject, webkitProject } from './scripts/engines.ts'
import { chromiumOptions } from './scripts/launch-chromium.ts'

/** They are slower than Chromium, and two at once slow each other down. */
const OTHER_ENGINE = { workers: 1, timeout: 90_000 }
/** A test begins in the window of the one before, which Playwright empties: a new one would compile all scripts again (PERF-5). */
const SHARED_WINDOW = { reuseContext: true }
const VITE = 'node node_modules/vite/bin/vite.js'
const wanted = chosenProjects()
/** Only a run of all tests can reach the states that FLOW-5 asks for. */
const coverage: CoverageOptions = { reasons: UNREACHED, ...(process.env.LARKSPUR_E2E_ALL === '1' ? { least: 95 } : {}) }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A third fills the pauses of two on two cores.
  workers: 3,
  // A busy machine takes its time. Whatever is waited for is seen as soon as it is there.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['dot'], ['./e2e/time-reporter.ts'], ['./e2e/support/reporter.ts', coverage]],
  use: {
    baseURL: originOf(ports.demo),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Well before the test's own end, so that a failure names the action that hung.
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker keeps has its own tests; here it would fetch the whole demo for each of them.
    serviceWorkers: 'block',
    // A page lives for seconds here: to optimize its scripts takes a fifth of all work, and they hardly run after that.
    launchOptions: await chromiumOptions('--js-flags=--no-opt --no-maglev'),
  },
  // The long tests come first, so that no worker is left alone with them at the end.
  projects: [
    // The journeys over HTTP: the live build against one bank, at one address, which is in the build.
    { name: 'live', testDir: 'e2e/live', workers: 1, fullyParallel: false, use: { baseURL: originOf(ports.live) } },
    // The demo without a network: the installed one, whose hosts the tests start and stop themselves, and the one file.
    { name: 'offline', testDir: 'e2e/offline', use: { serviceWorkers: 'allow' } },
    { name: 'workbench', testDir: 'e2e/workbench', use: SHARED_WINDOW },
    { name: 'bank', testDir: 'e2e/bank', use: SHARED_WINDOW },
    // Pages that translators, extensions and impatient people change.
    { name: 'outside', testDir: 'e2e/outside', use: SHARED_WINDOW },
    { name: 'firefox', testDir: 'e2e/bank', ...OTHER_ENGINE, ...firefoxProject() },
    { name: 'webkit', testDir: 'e2e/bank', ...OTHER_ENGINE, ...webkitProject() },
  ],
  webServer: [
    ...(['bank', 'outside', 'workbench', 'firefox', 'webkit'].some(wants) ? [demoServer()] : []),
    ...(wants('live') ? [liveServer()] : []),
  ],
})

/** The tests of the dev server start it themselves. */
function demoServer() {
  return serve(`${VITE} preview --port ${ports.demo} --strictPort`)
}

/** The tests start the bank's server themselves. */
function liveServer() {
  const command = `${VITE} preview --outDir ${LIVE_BUILD} --port ${ports.live} --strictPort`
  return serve(command, liveVariables(originOf(ports.liveBank)))
}

/** It ends if its port is taken, perhaps by another checkout, and says its address once it serves. */
function serve(command: string, env: Record<string, string> = {}) {
  return { command, env, wait: { stdout: /http:\/\/127\.0\.0\.1:/ } }
}

/** Those that the command line names; empty for all. */
function chosenProjects(): string[] {
  const words = process.argv.flatMap((word) => word.split('='))
  return words.filter((_, index) => words[index - 1] === '--project')
}

function wants(project: string): boolean {
  return wanted.length === 0 || wanted.includes(project)
}
