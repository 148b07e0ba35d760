/**
 * Checks that need no browser. `npm run check` runs lint, types, generated files, dead code and unit tests and stops at the
 * first failure; `npm run check types` runs one of them. A failing check names the file or command that fixes it (QA-6).
 */
import { spawnSync } from 'node:child_process'
import { ROOT } from './root.ts'

const CHECKS: Record<string, { command: string; fix: string }> = {
  lint: {
    command: 'biome check --error-on-warnings',
    fix: 'Run npm run fix, then fix the remaining errors above by hand',
  },
  types: { command: 'tsc', fix: 'Fix the files above' },
  generated: { command: 'node scripts/run.js generate --check', fix: 'Run the commands above' },
  'dead-code': {
    command: 'knip --no-config-hints',
    fix: 'Remove the unused code above, or list its entry point or package in knip.jsonc',
  },
  unit: { command: 'vitest run', fix: 'Fix the files above' },
}

const [name, ...args] = process.argv.slice(2)
const names = name === undefined ? Object.keys(CHECKS) : [name]
for (const known of names) {
  const check = CHECKS[known]
  if (check === undefined) {
    console.error(`check: there is no '${known}'. One of: ${Object.keys(CHECKS).join(', ')}`)
    process.exit(1)
  }
  const command = [check.command, ...args].join(' ')
  if (spawnSync(command, { cwd: ROOT, stdio: 'inherit', shell: true }).status === 0) continue
  console.error(`check failed: ${known}. ${check.fix}, then run: npm run check ${known}`)
  process.exit(1)
}
