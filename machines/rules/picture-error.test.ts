import { expect, test } from 'vitest'
import { pictureError } from './picture-error.ts'

const LIMIT = 5_242_880
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const WEBP = new TextEncoder().encode('RIFF....WEBP')
const TEXT = new TextEncoder().encode('Not a picture')

test.each([
  ['image/png', 1, PNG],
  ['image/png', LIMIT, PNG],
  ['image/jpeg', 10, JPEG],
  ['image/webp', 10, WEBP],
])('DEP-5: a file of type %s with %i bytes is accepted', (type, size, start) => {
  expect(pictureError({ type, size }, start)).toBeNull()
})

test.each([
  ['text/plain', 10, PNG, 'picture-type'],
  ['image/gif', 10, PNG, 'picture-type'],
  ['image/svg+xml', 10, TEXT, 'picture-type'],
  ['', 10, PNG, 'picture-type'],
  ['image/png', 0, new Uint8Array(), 'picture-empty'],
  ['image/png', LIMIT + 1, PNG, 'picture-size'],
  ['image/png', 10, TEXT, 'picture-content'],
  ['image/png', 10, JPEG, 'picture-content'],
  ['image/webp', 10, new TextEncoder().encode('RIFF....WAVE'), 'picture-content'],
])('DEP-5: a file of type %s with %i bytes is refused, whatever its name', (type, size, start, error) => {
  expect(pictureError({ type, size }, start)).toBe(error)
})
