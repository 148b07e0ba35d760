/**
 * Runs the end-to-end tests (QA-3): all projects of `playwright.config.ts` side by side, or those given, `npm run e2e live`.
 * `npm run e2e firefox` and `npm run e2e webkit` run the bank's tests in those browsers (QA-5).
 * Other arguments go to Playwright: `npm run e2e bank -- -g WD-4`; where no file has a name, it says so at once, with those that there are (QA-8). The
 * live build is checked as `npm run check live` does before it is opened. A second run in one checkout waits for the first: they share builds and ports.
 */
import { execFile, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ports } from '../e2e/ports.ts'
import { builtDemo } from './built-demo.ts'
import { firefoxProject, webkitProject } from './engines.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { Refusal } from './refusal.ts'
import { ROOT } from './root.ts'

const SPEC = '.spec.ts'
const PROJECTS = ['live', 'offline', 'workbench', 'bank', 'outside']
/** What comes before the tests of a project: the builds that it opens besides the demo's. */
const FIRST: Record<string, () => Promise<unknown>[]> = {
  live: () => [runScript('check-live')],
  offline: () => [runScript('build', 'single'), runScript('build', 'below')],
}
/** The bank's tests in other browsers (QA-5), only when they are named, and what to say where there is none. */
const ENGINES: Record<string, [project: object | null, advice: string]> = {
  firefox: [
    firefoxProject(),
    'no Firefox. Run: npx playwright install firefox, or install Firefox on the system (Debian: firefox-esr)',
  ],
  webkit: [webkitProject(), 'no WebKit of Playwright’s. Run: npx playwright install --with-deps webkit'],
}
const NAMES = [...PROJECTS, ...Object.keys(ENGINES)]

const given = process.argv.slice(2)
// Before the builds: Vite sets NODE_ENV for its own, and the tests' dev server must not have it.
const env = { ...process.env, ...(given.length === 0 ? { LARKSPUR_E2E_ALL: '1' } : {}) }
const firstOption = given.findIndex((word) => !NAMES.includes(word))
const named = firstOption < 0 ? given : given.slice(0, firstOption)
const args = given.slice(named.length)
const projects = named.length === 0 ? PROJECTS : named
for (const name of projects) {
  const [project, advice] = ENGINES[name] ?? []
  if (project === null) throw new Refusal(`there is ${advice}`)
}
const chosen = projects.map((project) => `--project=${project}`)
const cli = ['node_modules/@playwright/test/cli.js', 'test', ...chosen, ...args]
refuseUnknownFiles()
builtDemo()
await oneAtATime(ports.run, () =>
  console.log(`e2e: waits until port ${ports.run} is free, which the other run in this checkout has`),
)
// All of them to their end, so that none is still running when one has failed.
const prepared = await Promise.allSettled(projects.flatMap((name) => FIRST[name]?.() ?? []))
const reasons = prepared.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
if (reasons.length > 0) throw new Refusal(reasons.join('\n'))
if (spawnSync(process.execPath, cli, { cwd: ROOT, stdio: 'inherit', env }).status !== 0)
  throw new Refusal('Fix the files above, then run: npm run e2e <project> -- <file>')

/** Words before the options are parts of files' paths, as Playwright takes them. */
function refuseUnknownFiles(): void {
  const folders = projects.map((name) => (name in ENGINES ? 'bank' : name))
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, 'e2e', folder))
      .filter((file) => file.endsWith(SPEC))
      .map((file) => `e2e/${folder}/${file}`),
  )
  const firstOther = args.findIndex((word) => word.startsWith('-'))
  const words = firstOther < 0 ? args : args.slice(0, firstOther)
  const unknown = words.filter((word) => !files.some((file) => patternOf(word.replace(/(:\d+)+$/, ''))?.test(file)))
  if (unknown.length === 0) return
  const known = [...new Set(files)].map((file) => basename(file, SPEC)).join(', ')
  throw new Refusal(
    `there is no ${unknown.join(', ')}.\nProjects: ${NAMES.join(', ')}\nFiles of ${projects.join(', ')}: ${known}`,
  )
}

/** Rejects with what the script printed as errors. */
async function runScript(name: string, ...words: string[]): Promise<void> {
  const command = ['scripts/run.js', name, ...words]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
    if (name !== 'build') process.stdout.write(stdout)
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Error(`${stderr}This failed: node ${command.join(' ')}`)
  }
}

/** As Playwright reads it; undefined where it cannot be read. */
function patternOf(word: string): RegExp | undefined {
  try {
    return new RegExp(word, 'i')
  } catch {
    return undefined
  }
}
