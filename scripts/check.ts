/**
 * Checks that need no browser. `npm run check` runs lint, types, generated files and dead code side by side, and then the unit
 * tests; `npm run check types` runs one of them. A failing check names the file or command that fixes it (QA-6).
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ROOT } from './root.ts'

const CHECKS: Record<string, { command: string; fix: string }> = {
  lint: {
    command: 'biome check --error-on-warnings',
    fix: 'Run npm run fix, then fix the remaining errors above by hand',
  },
  types: { command: 'tsc', fix: 'Fix the files above' },
  generated: { command: 'node scripts/run.js generate --check', fix: 'Run the commands above' },
  'dead-code': { command: 'knip', fix: 'Remove the unused code above, or list its entry point in knip.jsonc' },
  unit: { command: 'vitest run', fix: 'Fix the files above' },
}

const [name, ...args] = process.argv.slice(2)
if (name === undefined) {
  const results = await Promise.all(['lint', 'types', 'generated', 'dead-code'].map(runBuffered))
  for (const { output } of results) process.stdout.write(output)
  const failed = results.filter(({ isPassed }) => !isPassed)
  for (const { check } of failed) reportFailure(check)
  if (failed.length === 0) await run('unit')
} else if (Object.hasOwn(CHECKS, name)) await run(name)
else {
  console.error(`check: there is no '${name}'. One of: ${Object.keys(CHECKS).join(', ')}`)
  process.exitCode = 1
}

async function run(check: string): Promise<void> {
  if (!(await isPassed(start(check, { stdio: 'inherit' })))) reportFailure(check)
}

/** Its output is kept together, because several run at once. */
async function runBuffered(check: string) {
  const child = start(check, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [passed, ...outputs] = await Promise.all([
    isPassed(child),
    ...[child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ])
  return { check, isPassed: passed, output: outputs.join('') }
}

function start(check: string, options: SpawnOptions) {
  return spawn([CHECKS[check]?.command, ...args].join(' '), { ...options, cwd: ROOT, shell: true })
}

function isPassed(child: ReturnType<typeof start>): Promise<boolean> {
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}

function reportFailure(check: string): void {
  console.error(`check failed: ${check}. ${CHECKS[check]?.fix}, then run: npm run check ${check}`)
  process.exitCode = 1
}
