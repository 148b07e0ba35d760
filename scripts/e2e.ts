/**
 * The end-to-end tests (QA-3): `npm run e2e` one project of `playwright.config.ts` after another, the shortest first, `npm run
 * e2e live` one. What follows goes to Playwright: `npm run e2e bank -- -g WD-4`.
 */
import { spawnSync } from 'node:child_process'
import { ROOT } from './root.ts'

const PROJECTS = ['live', 'offline', 'bank', 'tools']

const words = process.argv.slice(2)
const named = words.filter((word) => PROJECTS.includes(word))
const args = words.filter((word) => !PROJECTS.includes(word))

for (const project of named.length === 0 ? PROJECTS : named) {
  const cli = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, ...args]
  if (spawnSync(process.execPath, cli, { cwd: ROOT, stdio: 'inherit' }).status === 0) continue
  console.error(`e2e: ${project} is red. What makes it green: the files above. Then: npm run e2e ${project}`)
  process.exit(1)
}
