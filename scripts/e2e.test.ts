import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'
import { ROOT } from './root.ts'

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

test('QA-8: a second run in one checkout waits for the end of the first, also of one that is killed', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const says = vi.fn(() => void first.close())
  await oneAtATime((first.address() as AddressInfo).port, says)
  expect(says).toHaveBeenCalledOnce()
})
