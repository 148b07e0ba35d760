import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { TEST_LOAN } from '#mocks/bank/test-loan.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { openBankFile, UnusableFile } from './bank-file.ts'
import { openFileStore } from './file-store.ts'

let file: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  file = join(folder, 'bank.db')
})

/** Opens the bank with the file, does the work and closes it. */
async function visit<T>(work: (bank: Awaited<ReturnType<typeof openTestBank>>) => Promise<T>): Promise<T> {
  const store = await openFileStore(file)
  try {
    return await work(await openTestBank(store))
  } finally {
    await store.end()
  }
}

test('SEC-3: changes are stored in the file, and a token is still valid after a restart', async () => {
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
  const left = openBankFile(file)
  left.close()
  expect([...left.values.keys()]).toEqual(['meta'])
})

test('SEC-3: only one bank at a time can use a file', async () => {
  const first = await openFileStore(file)
  await expect(openFileStore(file)).rejects.toThrow('is in use by another running bank')
  await first.end()
  await (await openFileStore(file)).end()
})

test.each([
  ['newer', 'meta', { version: 9 }, 'comes from a newer version of the bank'],
  ['incomplete', 'loans/x', { rows: [] }, 'could not be read'],
])('SEC-3: a file whose data is %s is not opened, and not changed', async (_, key, value, reason) => {
  const created = openBankFile(file)
  created.write(new Map([[key, value]]))
  created.close()
  const before = await readFile(file, 'latin1')
  await expect(openFileStore(file)).rejects.toStrictEqual(new UnusableFile(reason))
  expect(await readFile(file, 'latin1')).toBe(before)
  // It is not locked.
  openBankFile(file).close()
})
