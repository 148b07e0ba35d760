/**
 * Runs the end-to-end tests (QA-3). `npm run e2e` runs the projects of `playwright.config.ts`, the shortest first;
 * `npm run e2e live` runs one. Other arguments go to Playwright: `npm run e2e bank -- -g WD-4`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const PROJECTS = ['live', 'offline', 'bank', 'tools']

const given = process.argv.slice(2)
if (!existsSync(join(ROOT, 'dist'))) {
  console.error('e2e failed: there is no build in dist/. Run: npm run build')
  process.exit(1)
}
const named = given.filter((arg) => PROJECTS.includes(arg))
const args = given.filter((arg) => !PROJECTS.includes(arg))

for (const project of named.length === 0 ? PROJECTS : named) {
  const cli = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, ...args]
  if (spawnSync(process.execPath, cli, { cwd: ROOT, stdio: 'inherit' }).status === 0) continue
  console.error(`e2e failed: ${project}. Fix the files above, then run: npm run e2e ${project}`)
  process.exit(1)
}
