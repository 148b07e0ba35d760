import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgePicture } from './picture.ts'

const LIMIT = 5_242_880

/** One byte for each character. */
const bytes = (...texts: string[]) => Uint8Array.from(texts.join(''), (character) => character.charCodeAt(0))
const big = (number: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, place) => (number >> (8 * (length - 1 - place))) & 0xff))
const little = (number: number, length: number) => [...big(number, length)].reverse().join('')

const png = (width: number, height: number, end = '\0\0\0\0IEND\xaeB`\x82') =>
  bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', big(width, 4), big(height, 4), '\x08\x06\0\0\0CRC.', end)
const JPEG_HEAD = '\xff\xd8\xff\xe1\0\x08Exif\0\xd9\xff\xff\xdb\0\x03\0'
const jpeg = (width: number, height: number, { head = JPEG_HEAD, end = '\xff\xd9', marker = '\xc0' } = {}) =>
  bytes(head, `\xff${marker}\0\x0b\x08`, big(height, 2), big(width, 2), '\x01\x01\x11\0', '\xff\xda\0\x08.....', end)
const webp = (chunk: string, content: string) => {
  const data = `WEBP${chunk}${little(content.length, 4)}${content}`
  return bytes('RIFF', little(data.length, 4), data)
}
const lossy = (width: number, height: number) =>
  webp('VP8 ', `...\x9d\x01\x2a${little(width, 2)}${little(height, 2)}....`)
const lossless = (width: number, height: number) =>
  webp('VP8L', `/${little((width - 1) | ((height - 1) << 14), 4)}........`)
const extended = (width: number, height: number) =>
  webp('VP8X', `\0\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}`)
const branded = (...brands: string[]) =>
  bytes(big(8 + 4 * (brands.length + 1), 4), 'ftyp', brands[0] ?? '', '\0\0\0\0', ...brands.slice(1), '....mdat')

test.each([
  ['PNG', png(1, 1), 'image/png'],
  ['JPEG', jpeg(640, 480), 'image/jpeg'],
  ['progressive JPEG', jpeg(640, 480, { marker: '\xc2' }), 'image/jpeg'],
  ['JPEG with padding before a marker', jpeg(640, 480, { head: '\xff\xd8\xff\xff\xff\xfe\0\x04no' }), 'image/jpeg'],
  ['JPEG of a camera, with something behind it', jpeg(640, 480, { end: '\xff\xd9SEFT\0\0' }), 'image/jpeg'],
  ['lossy WebP', lossy(640, 480), 'image/webp'],
  ['lossless WebP', lossless(640, 480), 'image/webp'],
  ['extended WebP', extended(640, 480), 'image/webp'],
  ['PNG of exactly the most pixels', png(10_000, 8_000), 'image/png'],
])('IN-5: a %s is what its bytes are', (_, file, type) => {
  expect(judgePicture(file)).toEqual({ type })
  expect(judgePicture(file, LIMIT)).toEqual({ type })
  expect(judgePicture(file, LIMIT + 1)).toEqual({ error: 'picture-size' })
})

test.each([
  ['heic', branded('heic', 'mif1', 'heic')],
  ['heic', branded('mif1', 'heix')],
  ['avif', branded('avif', 'mif1', 'miaf')],
  ['avif', branded('mif1', 'avif')],
  ['content', branded('isom', 'mp42')],
  ['jxl', bytes('\xff\x0a......')],
  ['jxl', bytes('\0\0\0\x0cJXL \r\n\x87\n')],
  ['gif', bytes('GIF89a......')],
  ['bmp', bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0')],
  ['content', bytes('BMW, invoice of March')],
  ['tiff', bytes('II*\0\x08\0\0\0')],
  ['tiff', bytes('MM\0*\0\0\0\x08')],
  ['pdf', bytes('%PDF-1.7\n')],
  ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['svg', bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- by > hand -->\n<!DOCTYPE svg>\n<svg\n>')],
  ['content', bytes('<!doctype html><html><svg></svg>')],
  ['content', bytes('Not a picture')],
  ['empty', bytes()],
])('IN-5: what is no picture of ours is named where it is known: %s', (name, file) => {
  expect(judgePicture(file)).toEqual({ error: `picture-${name}` })
})

test('IN-5: what a large file is tells more than its size', () => {
  expect(judgePicture(branded('heic'), 30_000_000)).toEqual({ error: 'picture-heic' })
})

test.each([
  ['PNG', png(30_000, 24_000)],
  ['PNG whose size overflows', png(0xffff_ffff, 0xffff_ffff)],
  ['JPEG', jpeg(30_000, 24_000)],
  ['lossless WebP', lossless(16_000, 16_000)],
  ['extended WebP', extended(30_000, 24_000)],
])('IN-5: a %s with too many pixels is refused before it is decoded', (_, file) => {
  expect(judgePicture(file)).toEqual({ error: 'picture-pixels' })
})

test.each([
  ['PNG without an end', png(640, 480, '')],
  ['PNG without pixels', png(0, 480)],
  ['JPEG without an end', jpeg(640, 480, { end: '' })],
  ['JPEG that ends in its thumbnail', bytes('\xff\xd8\xff\xe1\xff\xff..\xff\xd8\xff\xd9')],
  ['WebP without an end', lossy(640, 480).slice(0, -3)],
])('IN-5: a %s is incomplete', (_, file) => {
  expect(judgePicture(file)).toEqual({ error: 'picture-broken' })
})

test('IN-5: whatever the bytes are, there is a verdict', () => {
  const starts = [
    bytes(),
    png(9, 9),
    jpeg(9, 9),
    lossy(9, 9),
    lossless(9, 9),
    branded('heic'),
    bytes('<?xml><!'),
    bytes('RIFF'),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.nat(60), fc.uint8Array({ maxLength: 80 }), (start, kept, rest) => {
      const { type, error } = judgePicture(Uint8Array.of(...start.subarray(0, kept), ...rest))
      expect([type, error].filter((part) => part !== undefined)).toHaveLength(1)
    }),
    { numRuns: 2_000 },
  )
})
