import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'
import { ROOT } from './root.ts'

const NAME = `test-${process.pid}`
const FILE = join(ROOT, 'node_modules/.larkspur', `${NAME}.pid`)

afterEach(() => rmSync(FILE, { force: true }))

test('QA-8: npm run e2e with a wrong name says so at once, with the names that there are', () => {
  const command = ['scripts/run.js', 'e2e', 'bank', 'nonsense']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  const [refusal, projects, files] = stderr.split('\n')
  expect([status, stdout, refusal, projects]).toEqual([
    1,
    '',
    'e2e: there is no nonsense.',
    'Projects: live, offline, workbench, bank, outside, firefox, webkit',
  ])
  expect(files).toMatch(/^Files of bank: .*\blogin\b/)
})

test('QA-8: a second run in one checkout waits for the end of the first', async () => {
  const first = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  hold(String(first.pid))
  const told: number[] = []
  await oneAtATime(NAME, (other) => {
    told.push(other)
    first.kill()
  })
  expect([told, readFileSync(FILE, 'utf8')]).toEqual([[first.pid], String(process.pid)])
})

test('QA-8: a run that was killed keeps no other waiting', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  hold(String(pid))
  const told: number[] = []
  await oneAtATime(NAME, (other) => told.push(other))
  expect([told, existsSync(FILE)]).toEqual([[], true])
})

function hold(id: string): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, id)
}
