import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestBank } from '#mocks/test-bank.ts'
import { TEST_LOAN } from '#mocks/test-loan.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { header, lineOf } from './change-log.ts'
import { openFileStore } from './file-store.ts'

let file: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  file = join(folder, 'bank.log')
})

/** Opens the bank on the file, lets somebody work in it and ends it. */
async function visit<T>(work: (bank: Awaited<ReturnType<typeof openTestBank>>) => Promise<T>): Promise<T> {
  const store = await openFileStore(file)
  try {
    return await work(await openTestBank(store))
  } finally {
    await store.end()
  }
}

test('SEC-3: what was changed stands in the file, and a token is good after a start anew', async () => {
  const before = await visit(async ({ enter, send, backend }) => {
    const { id, token } = await enter('ada')
    await send(endpoints.postLoan, { token, body: { ...TEST_LOAN, userId: id } })
    await send(endpoints.putProfile, { token, id, body: { city: 'Hull' } })
    await backend.operator.setKyc('ada', null)
    return { id, token, customer: await backend.operator.customer('ada') }
  })
  await visit(async ({ send, backend }) => {
    expect(backend.notice).toBe(null)
    expect(await backend.operator.customer('ada')).toEqual(before.customer)
    const answer = await send(endpoints.getUser, { id: before.id, token: before.token })
    expect(answer).toMatchObject({ status: 200, body: { city: 'Hull' } })
    await backend.reset()
  })
  const after = await visit(({ backend }) => backend.operator.customer('ada'))
  expect(after.user.city).toBe('York')
})

test('SEC-3: a second bank on the same file is refused, and one on a file that was let go is not', async () => {
  const first = await openFileStore(file)
  await expect(openFileStore(file)).rejects.toThrow('is in use by another bank that runs')
  await first.end()
  await (await openFileStore(file)).end()
})

test.each(['2147483647 0', `${process.pid} 1`, '', 'nonsense'])(
  'SEC-3: the lock %j of a bank that was killed holds nobody up',
  async (lock) => {
    await writeFile(`${file}.lock`, lock)
    await (await openFileStore(file)).end()
  },
)

test.each([
  ['of a newer version', header().replace('1', '2'), 'is of version 2'],
  ['broken in the middle', `${header()}oops\n`, 'is broken at line 2'],
  ['of something else', 'Dear bank\n', 'is not a file of this bank'],
  [
    'whose world is newer',
    header() + lineOf(new Map(), new Map([['meta', { version: 9 }]]), false),
    'comes from a newer version of the bank',
  ],
  [
    'whose world is not whole',
    header() + lineOf(new Map(), new Map([['loans/x', { rows: [] }]]), false),
    'could not be read',
  ],
])('SEC-3: a file %s is refused and kept', async (_, text, words) => {
  await writeFile(file, text)
  await expect(openFileStore(file)).rejects.toThrow(words)
  expect(await readFile(file, 'utf8')).toBe(text)
  await expect(readFile(`${file}.lock`)).rejects.toThrow('ENOENT')
})

test('SEC-3: opening makes one line of many, and drops one that was cut off', async () => {
  await visit(async ({ backend }) => {
    for (let index = 0; index < 20; index++) await backend.operator.setUser('ada', { city: `City ${index}` })
  })
  const many = await readFile(file, 'utf8')
  expect(many.split('\n').length).toBeGreaterThan(20)
  await writeFile(file, `${many}{"set":{"meta":`)
  await visit(async ({ backend }) => {
    expect((await backend.operator.customer('ada')).user.city).toBe('City 19')
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3)
  })
})
