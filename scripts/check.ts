/**
 * What needs no browser, until one of them is red: `npm run check` lint, types, generated files, dead code and unit tests,
 * `npm run check types` one of them. What is red says what makes it green (QA-6).
 */
import { spawnSync } from 'node:child_process'
import { ROOT } from './root.ts'

const CHECKS: Record<string, { command: string; mend: string }> = {
  lint: { command: 'biome check --error-on-warnings', mend: 'npm run fix, and what it leaves in the files above' },
  types: { command: 'tsc', mend: 'the files above' },
  generated: { command: 'node scripts/run.js generate --check', mend: 'the commands above' },
  'dead-code': { command: 'knip', mend: 'the files above, or knip.jsonc where it cannot see who reads them' },
  unit: { command: 'vitest run', mend: 'the files above' },
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
  console.error(`check: ${known} is red. What makes it green: ${check.mend}. Then: npm run check ${known}`)
  process.exit(1)
}
