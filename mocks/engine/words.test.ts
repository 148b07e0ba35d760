import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BANK_WORDS =
  /bank|larkspur|customer|persona|account|balance|amount|money|currency|loan|deposit|transfer|withdraw|invest|kyc|\botp|operator|contract|endpoints\.ts|outbox/i
const files = readdirSync(import.meta.dirname).filter((name) => name !== 'words.test.ts')

test.each(files)('MOCK-6: %s works with any API: it contains no word of the bank', (name) => {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  expect(lines.filter((line) => BANK_WORDS.test(line))).toEqual([])
})
