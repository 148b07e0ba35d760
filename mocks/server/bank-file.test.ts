import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { array, assert, constantFrom, jsonValue, property, tuple } from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openBankFile, UnusableFile } from './bank-file.ts'

let path: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'bank.db')
})

/** Opens the file, makes the writes and closes it. Returns what the file contained before. */
function visit(...writes: [string, unknown][][]): ReadonlyMap<string, unknown> {
  const file = openBankFile(path)
  for (const changes of writes) file.write(new Map(changes))
  file.close()
  return file.values
}

/** Changes the file without the bank. */
function tamper(sql: string): void {
  const file = new DatabaseSync(path)
  file.exec(sql)
  file.close()
}

/** The error when the file is opened, the same each time. The file is left as it is, and not locked. */
async function openingError(): Promise<string> {
  const before = await readFile(path, 'latin1')
  const [first = '', second] = [tryToOpen(), tryToOpen()]
  expect(second).toBe(first)
  expect(await readFile(path, 'latin1')).toBe(before)
  return first
}

function tryToOpen(): string {
  try {
    openBankFile(path)
    return 'was opened'
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableFile)
    return (error as Error).message
  }
}

test('SEC-3: a file returns exactly what was written to it', () => {
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

test('SEC-3: writing undefined removes a key', () => {
  visit(
    [
      ['a', 1],
      ['b', 2],
    ],
    [['a', undefined]],
  )
  expect(visit()).toEqual(new Map([['b', 2]]))
})

test('SEC-3: a write that fails changes nothing', () => {
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

test('SEC-3: if the writer is killed during a write, the file is as it was before', async () => {
  visit([['a', 1]])
  const writer = new DatabaseSync(path)
  const MORE_THAN_THE_CACHE = 4_000_000
  writer.exec(`BEGIN; UPDATE entries SET value = '"${'x'.repeat(MORE_THAN_THE_CACHE)}"'`)
  const [half, journal] = [await readFile(path), await readFile(`${path}-journal`)]
  writer.close()
  expect(half.length).toBeGreaterThan(MORE_THAN_THE_CACHE / 4)
  path += '.left'
  await writeFile(path, half)
  await writeFile(`${path}-journal`, journal)
  expect(visit()).toEqual(new Map([['a', 1]]))
})

test('SEC-3: only one bank at a time can open a file', () => {
  const first = openBankFile(path)
  expect(() => openBankFile(path)).toThrow(new UnusableFile('is in use by another running bank'))
  first.close()
  visit()
})

test.each([
  ['PRAGMA user_version = 3', 'has version 3, but this bank reads version 2: a newer bank wrote it'],
  ['PRAGMA user_version = 1', 'has a version that this bank cannot read'],
  ['PRAGMA application_id = 7', 'is not a file of this bank'],
  ['DROP TABLE entries', 'cannot be read (no such table: entries)'],
])('SEC-3: a file is not opened, and not changed, after %s', async (sql, reason) => {
  visit([['a', 1]])
  tamper(sql)
  expect(await openingError()).toBe(reason)
})

test.each([
  ['', 'is empty'],
  ['a letter to somebody\n', 'is not a file of this bank'],
  ['{"format":"larkspur-bank","version":1}\n', 'is not a file of this bank'],
])('SEC-3: a file that contains %j is not opened, and not changed', async (text, reason) => {
  await writeFile(path, text)
  expect(await openingError()).toBe(reason)
})

/** Overwrites the middle of a value. A value that spans several pages leaves no unused bytes there. */
function overwrite(whole: Buffer): Buffer {
  const at = whole.indexOf('x'.repeat(4_000))
  return whole.fill(7, at, at + 64)
}

test.each([
  ['is cut at its end', (whole: Buffer) => whole.subarray(0, -4_096)],
  ['is cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['has an empty page in the middle', (whole: Buffer) => whole.fill(0, 8_192, 12_288)],
  ['has other bytes in a value', overwrite],
] as const)('SEC-3: a file that %s is not opened, and not changed', async (_, damage) => {
  visit(Array.from({ length: 40 }, (_, index) => [`loans/${index}`, 'x'.repeat(10_000)]))
  await writeFile(path, damage(await readFile(path)))
  expect(await openingError()).toBe('is broken')
})
