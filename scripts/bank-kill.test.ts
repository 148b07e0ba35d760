import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { TEST_LOAN } from '#mocks/bank/test-loan.ts'
import { buildForNode } from './build-for-node.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-bank-'))
  await buildForNode('mocks/server/main.ts', folder)
  // Makes Node load the bundle as ES modules.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  // SQLite is not bundled.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return () => rm(folder, { recursive: true })
}, 60_000)

async function start(...options: string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(folder, 'main.js'), ['--port', '0', '--operator', ...options], { silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', ({ value }: { value: string }) => resolve(value))
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${child.stderr?.read()}`)))
  })
  return { child, address }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

test('SEC-3: every acknowledged write survives each of three kills during writing', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'killed.db')
  let { child, address } = await start('--file', file)
  const call = async (path: string, body?: object, token = '') => {
    const response = await fetch(`${address}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.json() as Promise<unknown>
  }
  const login = await call('auth/login', { email: 'nora@larkspur.example', password: 'Demo-1234' })
  const { _id: userId, accessToken: token } = login as Record<string, string>
  const acknowledged: string[] = []
  for (const enough of [5, 15, 40]) {
    let killed: Promise<unknown> | null = null
    const post = async () => {
      while (killed === null) {
        acknowledged.push(((await call('loan', { ...TEST_LOAN, userId }, token)) as { _id: string })._id)
        // The other loops still have pending calls.
        if (acknowledged.length >= enough) killed ??= end(child, 'SIGKILL')
      }
    }
    await Promise.allSettled(Array.from({ length: 8 }, post))
    await killed
    ;({ child, address } = await start('--file', file))
    const { loan } = (await call(`loan/${userId}`, undefined, token)) as { loan: { _id: string }[] }
    expect(loan.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged))
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  expect(await end(child, 'SIGTERM')).toBe(0)
})

test('SEC-3: a second server on a file in use exits with a message and code 1', { timeout: 60_000 }, async () => {
  const file = join(folder, 'used.db')
  const { child } = await start('--file', file)
  await expect(start('--file', file)).rejects.toThrow(
    `ended with 1: backend: ${file} is in use by another running bank. It was left as it is.`,
  )
  // When its parent process disconnects, the bank shuts down cleanly.
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  expect(await ended).toBe(0)
})
