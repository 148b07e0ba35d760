import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
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

const RUN = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))`

test('QA-8: a second run in one checkout waits for the end of the first, also if that is killed, and then makes others wait', async () => {
  const first = spawn(process.execPath, ['-e', RUN])
  const port = Number(await once(first.stdout, 'data'))
  const says = vi.fn(() => void first.kill('SIGKILL'))
  await oneAtATime(port, says)
  expect(says).toHaveBeenCalledOnce()
  await expect(once(createServer().listen(port, '127.0.0.1'), 'listening')).rejects.toThrow('EADDRINUSE')
})
