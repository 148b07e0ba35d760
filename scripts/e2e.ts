/**
 * Runs the end-to-end tests (QA-3): all projects of `playwright.config.ts` side by side, or those given, `npm run e2e live`.
 * Other arguments go to Playwright: `npm run e2e bank -- -g WD-4`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const PROJECTS = ['bank', 'tools', 'live', 'offline']

const given = process.argv.slice(2)
if (!existsSync(join(ROOT, 'dist'))) {
  console.error('e2e failed: there is no build in dist/. Run: npm run build')
  process.exit(1)
}
const named = given.filter((arg) => PROJECTS.includes(arg))
const args = given.filter((arg) => !PROJECTS.includes(arg))
const projects = (named.length === 0 ? PROJECTS : named).map((project) => `--project=${project}`)
const cli = ['node_modules/@playwright/test/cli.js', 'test', ...projects, ...args]
if (spawnSync(process.execPath, cli, { cwd: ROOT, stdio: 'inherit' }).status !== 0) {
  console.error('e2e failed. Fix the files above, then run: npm run e2e <project> -- <file>')
  process.exit(1)
}
