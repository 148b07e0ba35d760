/**
 * Runs the end-to-end tests (QA-3): all projects of `playwright.config.ts` side by side, or those given, `npm run e2e live`.
 * Other arguments go to Playwright: `npm run e2e bank -- -g WD-4`. `npm run e2e package` runs the examples of the docs with the packed
 * driver, and so does a run of everything. The live build is checked as `npm run check:live` does before it is opened.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LIVE_BUILD, liveVariables, originOf, ports } from '../e2e/ports.ts'
import { buildForNode } from './build-for-node.ts'
import { ROOT } from './root.ts'

const PROJECTS = ['live', 'offline', 'tools', 'bank']
const PACKAGE = 'package'
/** What a project opens besides the demo's build. */
const BUILDS: Record<string, () => Promise<unknown>[]> = {
  live: () => [
    // The build of these tests is also the one that is searched for traces of the demo (SEC-1).
    runScript(['check-live', LIVE_BUILD], liveVariables(originOf(ports.liveBank))).then(console.log),
    buildForNode('mocks/server/main.ts', 'dist-backend'),
  ],
  offline: () => [runScript(['build', 'single']), runScript(['build', 'below'])],
}

const given = process.argv.slice(2)
// Before the builds: Vite sets NODE_ENV for its own, and the tests' dev server must not have it.
const env = { ...process.env, ...(given.length === 0 ? { LARKSPUR_E2E_ALL: '1' } : {}) }
if (!existsSync(join(ROOT, 'dist'))) fail('there is no build in dist/. Run: npm run build')
const named = given.filter((arg) => [...PROJECTS, PACKAGE].includes(arg))
const args = given.filter((arg) => !named.includes(arg))
const projects = named.length === 0 ? PROJECTS : named.filter((name) => name !== PACKAGE)
const isPackageWanted = given.length === 0 || named.includes(PACKAGE)
await Promise.all([
  ...projects.flatMap((project) => BUILDS[project]?.() ?? []),
  isPackageWanted ? import('./e2e-package.ts') : null,
]).catch(({ message }: Error) => fail(message))
if (projects.length > 0) {
  const chosen = projects.map((project) => `--project=${project}`)
  const cli = ['node_modules/@playwright/test/cli.js', 'test', ...chosen, ...args]
  if (spawnSync(process.execPath, cli, { cwd: ROOT, stdio: 'inherit', env }).status !== 0)
    fail('Fix the files above, then run: npm run e2e <project> -- <file>')
}

/** Resolves with what the script printed. */
async function runScript(words: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  const options = { cwd: ROOT, env: { ...env, ...variables } }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.js', ...words], options).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => fail(`${stdout}${stderr}`),
  )
  return stdout
}

function fail(reason: string): never {
  console.error(`e2e failed: ${reason}`)
  process.exit(1)
}
