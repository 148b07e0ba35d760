/**
 * Checks that need no browser. `npm run check` runs lint, types and dead code side by side, then the unit
 * tests if none has failed; `npm run check types` runs one of them, and `npm run check live` the one that needs a build. A failing check names the file or command that fixes it (QA-6).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './root.ts'

interface Check {
  command: string
  fix: string
}

const CHECKS: Record<string, Check> = {
  lint: {
    command: 'biome check --error-on-warnings',
    fix: 'Run npm run fix, then fix the remaining errors above by hand',
  },
  types: { command: 'tsc', fix: 'Fix the files above' },
  'dead-code': {
    command: 'knip --no-config-hints',
    fix: 'Remove the unused code above, or list its entry point or package in knip.jsonc',
  },
  unit: { command: 'vitest run', fix: 'Fix the files above' },
  live: { command: 'node scripts/run.js check-live', fix: 'Keep the demo behind isDemo in the files above' },
}

const [name, ...args] = process.argv.slice(2)
if (name !== undefined && !(name in CHECKS)) {
  console.error(`check: there is no '${name}'. One of: ${Object.keys(CHECKS).join(', ')}`)
  process.exit(1)
}
// Side by side, because each of them uses one core; the unit tests use all.
const { unit, live: _, ...others } = CHECKS
const rounds = name === undefined ? [others, { unit }] : [{ [name]: CHECKS[name] }]
for (const round of rounds) {
  const checks = Object.entries(round)
  const failed = await Promise.all(checks.map(([each, check]) => run(each, check, checks.length === 1)))
  if (failed.some(Boolean)) process.exit(1)
}

/** Prints the output when the check ends, unless it runs alone, so that outputs do not mix. Resolves with whether it failed. */
async function run(each: string, check: Check | undefined, isAlone: boolean): Promise<boolean> {
  if (check === undefined) return false
  const command = [check.command, ...args].join(' ')
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: isAlone ? 'inherit' : 'pipe' })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  if (code === 0) return false
  console.error(`check failed: ${each}. ${check.fix}, then run: npm run check ${each}`)
  return true
}
