/**
 * Checks that need no browser. `npm run check` runs lint, types and dead code, then the unit tests if none has failed;
 * `npm run check types` runs one of them, and `npm run check live` the one that needs a build. A failing check names the file or
 * command that fixes it (QA-6).
 */
import { spawn } from 'node:child_process'
import { Refusal } from './refusal.ts'
import { ROOT } from './root.ts'

const CHECKS: Record<string, { command: string; fix: string }> = {
  lint: {
    command: 'biome check --error-on-warnings',
    fix: 'Run npm run fix, then fix the remaining errors above by hand',
  },
  types: { command: 'tsc', fix: 'Fix the files above; after a new route, run npm run generate routes' },
  'dead-code': {
    command: 'knip --no-config-hints',
    fix: 'Remove the unused code above, or list its entry point or package in knip.jsonc',
  },
  unit: { command: 'vitest run', fix: 'Fix the files above' },
  live: { command: 'node scripts/run.js check-live', fix: 'Keep the demo behind isDemo in the files above' },
}

const [name, ...args] = process.argv.slice(2)
if (name !== undefined && !Object.hasOwn(CHECKS, name))
  throw new Refusal(`there is no '${name}'. One of: ${Object.keys(CHECKS).join(', ')}`)
const chosen = Object.entries(CHECKS).filter(([each]) => (name === undefined ? each !== 'live' : each === name))
const isUnit = ([each]: (typeof chosen)[number]) => each === 'unit'
await Promise.all(chosen.filter((check) => !isUnit(check)).map(run))
if (process.exitCode !== 1) await Promise.all(chosen.filter(isUnit).map(run))

/** What it prints comes at its end, so that checks side by side do not mix theirs; the unit tests show how far they are. */
async function run([each, { command, fix }]: (typeof chosen)[number]): Promise<void> {
  const stdio = each === 'unit' ? 'inherit' : 'pipe'
  const child = spawn([command, ...args].join(' '), { cwd: ROOT, shell: true, stdio })
  const printed: Uint8Array[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  const status = await new Promise((resolve) => child.on('close', resolve))
  for (const part of printed) process.stdout.write(part)
  if (status === 0) return
  console.error(`check failed: ${each}. ${fix}, then run: npm run check ${each}`)
  process.exitCode = 1
}
