import { expect, test } from 'vitest'
import { fileText } from './file-text.ts'

const TEXT = '{"name":"Zoë"}'

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, little-endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('IN-13: a file is read as it was saved: %s', async (_, bytes) => {
  expect(await fileText(new Blob([bytes as Buffer<ArrayBuffer>]))).toBe(TEXT)
})

test('IN-13: an empty file is an empty text', async () => {
  expect(await fileText(new Blob([]))).toBe('')
})
