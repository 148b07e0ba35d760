import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkedPicture } from './picture-file.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const decode = vi.fn<typeof createImageBitmap>()
const close = vi.fn()
const file = (type: string, ...content: BlobPart[]) => new File(content, 'proof.png', { type })

beforeEach(() => vi.stubGlobal('createImageBitmap', decode))
afterEach(() => vi.resetAllMocks())

test('DEP-5, KYC-1: a picture that can be drawn is accepted', async () => {
  decode.mockResolvedValue({ width: 1, height: 1, close })
  expect(await checkedPicture(file('image/png', PNG))).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

test('DEP-5, KYC-1: a file that begins like a picture but cannot be drawn is refused', async () => {
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'))
  expect(await checkedPicture(file('image/png', PNG, '<h1>Not a picture</h1>'))).toBe('picture-content')
})

test.each([
  ['text/plain', 'picture-type'],
  ['image/jpeg', 'picture-content'],
])('DEP-5: a PNG file of type %s is refused without drawing it', async (type, error) => {
  expect(await checkedPicture(file(type, PNG))).toBe(error)
  expect(decode).not.toHaveBeenCalled()
})
