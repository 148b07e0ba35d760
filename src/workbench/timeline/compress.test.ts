import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compress, decompress, unpackLink } from './compress.ts'

const squares = Array.from({ length: 300 }, (_, at) => ({ at, square: (at * 7919) % 1_009 }))
const TEXT = JSON.stringify({ town: 'Größe €', squares })
const PACKED = await compress(TEXT)

test('DEMO-13: a text is packed for an address, and is shorter there; an empty one reads the same', async () => {
  expect(PACKED).toMatch(/^[\w-]+$/)
  expect(PACKED.length).toBeLessThan(TEXT.length)
  expect(await decompress(await compress(''), 0)).toBe('')
})

test.each(['', '%20', 'AAAA'])('DEMO-13: %j is no packed text', async (packed) => {
  await expect(decompress(packed, 10_000)).rejects.toThrow()
})

test('DEMO-13: bytes that are no text are refused', async () => {
  const stream = new Blob([new Uint8Array([0xff, 0xfe])]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
  await expect(decompress(packed, 10_000)).rejects.toThrow(TypeError)
})

test('DEMO-13: reading stops at the limit', async () => {
  const packed = await compress('x'.repeat(1_000))
  expect(await decompress(packed, 1_000)).toBe('x'.repeat(1_000))
  await expect(decompress(packed, 999)).rejects.toThrow('too long')
})

const half = PACKED.length / 2
const broken = (by: string) => PACKED.slice(0, half) + by + PACKED.slice(half)

test.each([
  ['the link itself', PACKED],
  ['the end of a sentence', `${PACKED}.`],
  ['the words behind it', `${PACKED} and look at the rail`],
  ['a parameter of a chat', `${PACKED}?fbclid=IwAR0_x`],
  ['a text fragment', `${PACKED}#:~:text=x`],
  ['emphasis', `${PACKED}_`],
  ['an encoded equals sign', `3D${PACKED}`],
  ['a line break of quoted-printable text', broken('=\r\n')],
  ['the same as an address has it', broken('=')],
  ['a line break of a quoted mail', broken('\n> ')],
])('IN-13: a link opens although it was changed: %s', async (_, link) => {
  expect(await unpackLink(link)).toBe(TEXT)
})

test('IN-13: a link opens in whose text a program has made dashes of hyphens', async () => {
  const dashed = await firstWith('--')
  expect(await unpackLink((await compress(dashed)).replaceAll('--', '—'))).toBe(dashed)
})

/** A text whose packed form has this. */
async function firstWith(part: string): Promise<string> {
  for (let at = 0; ; at++) {
    const text = `${at} ${TEXT.slice(at, at + 200)}`
    if ((await compress(text)).includes(part)) return text
  }
}

test('IN-13: a link opens with white space anywhere', async () => {
  const place = fc.record({ at: fc.nat(PACKED.length), by: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\r\n  ') })
  await fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 5 }), async (places) => {
      const link = places.reduce((text, { at, by }) => text.slice(0, at) + by + text.slice(at), PACKED)
      expect(await unpackLink(link)).toBe(TEXT)
    }),
    { numRuns: 50 },
  )
})

test.each(['', ' ', '.', PACKED.slice(0, 1), PACKED.slice(0, half), PACKED.slice(0, -1), `${PACKED.slice(0, half)}…`])(
  'IN-13: where a part is missing, that is the reason (%#)',
  async (link) => {
    await expect(unpackLink(link)).rejects.toThrow(
      'a part of the link is missing, or was changed on its way: copy the whole link',
    )
  },
)
