/**
 * Walks the product's journeys in Firefox and WebKitGTK (QA-5): `npm run e2e:browsers`. A browser that is not installed is left
 * out, with a line that says so.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CUSTOMERS } from '../e2e/browsers/customers.ts'
import type { Engine } from '../e2e/browsers/engine.ts'
import { FEATURES } from '../e2e/browsers/features.ts'
import { BROWSERS, type Browser } from '../e2e/browsers/installed.ts'
import { type Journey, walk } from '../e2e/browsers/journey.ts'
import { type Builds, capturing } from '../e2e/browsers/site.ts'
import { builtDemo } from './built-demo.ts'
import { ROOT } from './root.ts'

const HELP = `npm run e2e:browsers -- [options]
  --browser <name>   one of: ${Object.keys(BROWSERS).join(', ')}
  --only <name>      one journey; 'timed' for all that wait on the clock
  --repeat <times>   walk each so often
  --install          install what is missing (Debian, as root)`
const JOURNEYS = [...CUSTOMERS, ...FEATURES]

// Programs that it started are stopped when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    only: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    install: { type: 'boolean', default: false },
  },
})
const { only } = values
const wanted = Object.entries(BROWSERS).filter(([name]) => name === (values.browser ?? name))
const chosen = JOURNEYS.filter(
  ({ name, isTimed }) => only === undefined || name === only || (isTimed && only === 'timed'),
)
if (wanted.length === 0 || chosen.length === 0 || !(Number(values.repeat) >= 1)) {
  console.error(`${HELP}\n\nThe journeys: ${JOURNEYS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
if (values.install) install(wanted.flatMap(([, browser]) => (browser.launcher() === null ? browser.packages : [])))
const isAnyInstalled = wanted.some(([, browser]) => browser.launcher() !== null)
const builds = isAnyInstalled ? chosenBuilds() : { dist: '', single: '' }
// Side by side: each of them leaves the processor idle for half of its time.
const failures = await Promise.all(wanted.map(([, browser]) => run(browser)))
process.exitCode = failures.some(Boolean) ? 1 : 0

/** Resolves with whether a journey failed. */
async function run(browser: Browser): Promise<boolean> {
  const launch = browser.launcher()
  if (launch === null) {
    const how = `sudo apt-get install ${browser.packages.join(' ')}, or npm run e2e:browsers -- --install`
    console.log(`browsers: ${browser.name} is not installed, so nothing was tested in it. Install it: ${how}`)
    return values.browser !== undefined
  }
  const copy = browser.canCapture ? { ...builds, remove: () => undefined } : capturing(builds)
  const engine = await launch()
  const started = performance.now()
  let failed = 0
  try {
    for (const journey of chosen) failed += await tryOut(journey, engine, copy)
  } finally {
    await engine.close()
    copy.remove()
  }
  const walked = chosen.length * Number(values.repeat)
  console.log(
    `browsers: ${engine.name}: ${walked - failed} passed, ${failed} failed in ${seconds(performance.now() - started)}`,
  )
  if (failed > 0) console.error(`browsers failed: fix the above, then run: npm run e2e:browsers -- --only <journey>`)
  return failed > 0
}

/** Walks a journey as often as asked for, and prints its times. Resolves with how often it failed. */
async function tryOut(journey: Journey, engine: Engine, copy: Builds): Promise<number> {
  const times: number[] = []
  let failed = 0
  while (times.length < Number(values.repeat)) {
    const start = performance.now()
    const fault = await walk(journey, engine, copy).then(() => null, messageOf)
    times.push(performance.now() - start)
    if (fault === null) continue
    failed += 1
    console.error(`browsers: failed in ${engine.name}: ${journey.title}\n${fault}`)
  }
  const average = times.reduce((sum, time) => sum + time, 0) / times.length
  const longest = times.length > 1 ? `, the longest of ${times.length} ${seconds(Math.max(...times))}` : ''
  console.log(`  ${engine.name}  ${journey.name.padEnd(32)} ${seconds(average)}${longest}`)
  return failed
}

/** The builds in `dist` and `dist-single`; makes the latter where it is missing or older. */
function chosenBuilds(): Builds {
  const dist = builtDemo('browsers')
  const single = join(ROOT, 'dist-single')
  const madeAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (madeAt(join(single, 'index.html')) < madeAt(join(dist, 'index.html')))
    command(process.execPath, ['scripts/run.js', 'build', 'single'])
  return { dist, single }
}

function install(packages: readonly string[]): void {
  if (packages.length === 0) return
  command('apt-get', ['update', '-q'])
  command('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
}

function command(name: string, args: readonly string[]): void {
  if (spawnSync(name, args, { cwd: ROOT, stdio: 'inherit' }).status === 0) return
  console.error(`browsers failed: ${name} ${args.join(' ')}`)
  process.exit(1)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`
}
