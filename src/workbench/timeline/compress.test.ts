import { expect, test } from 'vitest'
import { compress, decompress } from './compress.ts'

const text = JSON.stringify({ format: 'larkspur', town: 'Größe €', list: Array.from({ length: 500 }, (_, at) => at) })

test('DEMO-13: a text is packed for an address, is shorter there, and reads the same', async () => {
  const packed = await compress(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length)
  expect(await decompress(packed, 10_000)).toBe(text)
  expect(await decompress(await compress(''), 0)).toBe('')
})

test.each(['', '%20', 'AAAA'])('DEMO-13: %j is no packed text', async (packed) => {
  await expect(decompress(packed, 10_000)).rejects.toThrow()
})

test('DEMO-13: half a packed text is refused', async () => {
  const packed = await compress(text)
  await expect(decompress(packed.slice(0, packed.length / 2), 10_000)).rejects.toThrow()
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
