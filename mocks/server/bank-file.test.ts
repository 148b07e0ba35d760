import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { array, assert, constantFrom, jsonValue, property, tuple } from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { FileRefused, openBankFile } from './bank-file.ts'

let path: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'bank.db')
})

/** Opens the file, writes what is told and closes it; gives what stood in it at first. */
function visit(...writes: [string, unknown][][]): ReadonlyMap<string, unknown> {
  const file = openBankFile(path)
  for (const changes of writes) file.write(new Map(changes))
  file.close()
  return file.values
}

/** Works in the file past the bank. */
function tamper(sql: string): void {
  const file = new DatabaseSync(path)
  file.exec(sql)
  file.close()
}

/** In what words the file is refused, each time that it is tried: it is left as it is, and not held. */
async function refusal(): Promise<string> {
  const before = await readFile(path, 'latin1')
  const [first = '', second] = [refuse(), refuse()]
  expect(second).toBe(first)
  expect(await readFile(path, 'latin1')).toBe(before)
  return first
}

function refuse(): string {
  try {
    openBankFile(path)
    return 'is opened'
  } catch (error) {
    expect(error).toBeInstanceOf(FileRefused)
    return (error as Error).message
  }
}

test('SEC-3: a file reads back as what was written, whatever was written', () => {
  const change = tuple(constantFrom('loans/a', 'loans/b', 'meta'), jsonValue())
  const held = new Map<string, unknown>()
  assert(
    property(array(array(change), { maxLength: 3 }), (writes) => {
      visit(...writes)
      for (const [key, value] of writes.flat()) held.set(key, JSON.parse(JSON.stringify(value)))
      expect(visit()).toEqual(held)
    }),
    { numRuns: 10 },
  )
})

test('SEC-3: what is written as undefined is gone', () => {
  visit(
    [
      ['a', 1],
      ['b', 2],
    ],
    [['a', undefined]],
  )
  expect(visit()).toEqual(new Map([['b', 2]]))
})

test('SEC-3: of a write that fails nothing stands in the file', () => {
  const file = openBankFile(path)
  file.write(new Map([['a', 1]]))
  expect(() =>
    file.write(
      new Map<string, unknown>([
        ['a', 2],
        ['b', 2n],
      ]),
    ),
  ).toThrow('BigInt')
  file.close()
  expect(visit()).toEqual(new Map([['a', 1]]))
})

test('SEC-3: a file whose writer was killed is as it was before the write that was cut off', async () => {
  visit([['a', 1]])
  const writer = new DatabaseSync(path)
  const MORE_THAN_IS_HELD_BACK = 4_000_000
  writer.exec(`BEGIN; UPDATE entries SET value = '"${'x'.repeat(MORE_THAN_IS_HELD_BACK)}"'`)
  const [half, journal] = [await readFile(path), await readFile(`${path}-journal`)]
  writer.close()
  expect(half.length).toBeGreaterThan(MORE_THAN_IS_HELD_BACK / 4)
  path += '.left'
  await writeFile(path, half)
  await writeFile(`${path}-journal`, journal)
  expect(visit()).toEqual(new Map([['a', 1]]))
})

test('SEC-3: a second bank on the same file is refused, and one on a file that was let go is not', () => {
  const first = openBankFile(path)
  expect(() => openBankFile(path)).toThrow(new FileRefused('is in use by another running bank'))
  first.close()
  visit()
})

test.each([
  ['PRAGMA user_version = 3', 'is of version 3, and this bank reads version 2: it was written by a newer one'],
  ['PRAGMA user_version = 1', 'is of no version that this bank reads'],
  ['PRAGMA application_id = 7', 'is not a file of this bank'],
  ['DROP TABLE entries', 'cannot be read (no such table: entries)'],
])('SEC-3: a file after %s is refused and kept', async (sql, words) => {
  visit([['a', 1]])
  tamper(sql)
  expect(await refusal()).toBe(words)
})

test.each([
  ['', 'is empty'],
  ['a letter to somebody\n', 'is not a file of this bank'],
  ['{"format":"larkspur-bank","version":1}\n', 'is not a file of this bank'],
])('SEC-3: a file of %j is refused and kept', async (text, words) => {
  await writeFile(path, text)
  expect(await refusal()).toBe(words)
})

/** In the middle of a value: what goes on over several pages has no free place in it. */
function overwrite(whole: Buffer): Buffer {
  const at = whole.indexOf('x'.repeat(4_000))
  return whole.fill(7, at, at + 64)
}

test.each([
  ['lost its end', (whole: Buffer) => whole.subarray(0, -4_096)],
  ['lost its half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['lost a page in the middle', (whole: Buffer) => whole.fill(0, 8_192, 12_288)],
  ['got other bytes in a value', overwrite],
] as const)('SEC-3: a file that %s is refused and kept', async (_, damage) => {
  visit(Array.from({ length: 40 }, (_, index) => [`loans/${index}`, 'x'.repeat(10_000)]))
  await writeFile(path, damage(await readFile(path)))
  expect(await refusal()).toBe('is broken')
})
