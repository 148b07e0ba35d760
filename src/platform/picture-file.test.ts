import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PNG } from '#src/contract/calls.ts'
import { pictureReading } from './picture-file.ts'

const decode = vi.fn<typeof createImageBitmap>()
const close = vi.fn()
const file = (type: string, ...content: BlobPart[]) => new File(content, 'proof.jpg', { type, lastModified: 7 })

beforeEach(() => vi.stubGlobal('createImageBitmap', decode))
afterEach(() => vi.resetAllMocks())

test.each(['image/png', 'image/jpg', 'text/plain', ''])(
  'IN-5, DEP-5, KYC-1: PNG bytes are a PNG, declared as %j, and the picture is in memory',
  async (type) => {
    decode.mockResolvedValue({ width: 1, height: 1, close })
    const chosen = file(type, PNG)
    const { picture, error } = await pictureReading(chosen)
    vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'))
    expect([error, picture?.type, picture?.name, picture?.lastModified]).toEqual([null, 'image/png', 'proof.jpg', 7])
    expect(await picture?.arrayBuffer()).toEqual(await PNG.arrayBuffer())
    expect(close).toHaveBeenCalledOnce()
  },
)

test('IN-5, DEP-5, KYC-1: a file that begins like a picture but cannot be drawn is damaged', async () => {
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'))
  expect(await pictureReading(file('image/png', PNG))).toEqual({ picture: null, error: 'picture-broken' })
})

test('IN-5: what is refused by its bytes is not decoded', async () => {
  expect(await pictureReading(file('image/png', 'GIF89a'))).toEqual({ picture: null, error: 'picture-gif' })
  expect(decode).not.toHaveBeenCalled()
})

test.each(['NotReadableError', 'NotFoundError'])(
  'IN-5: a file that was changed or deleted after it was chosen is unreadable (%s)',
  async (name) => {
    const chosen = file('image/png', PNG)
    vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('gone', name))
    expect(await pictureReading(chosen)).toEqual({ picture: null, error: 'picture-unreadable' })
  },
)

test('IN-5: of a file over the limit only the beginning is read', async () => {
  const large = file('image/png', PNG, new Uint8Array(5 * 1_024 * 1_024))
  const read = vi.spyOn(large, 'arrayBuffer')
  expect(await pictureReading(large)).toEqual({ picture: null, error: 'picture-size' })
  expect(read).not.toHaveBeenCalled()
})
