/** A file in Playwright's format. */
interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const LIMIT = 5 * 1_024 * 1_024

/** A one-pixel picture, padded to the requested size. */
export function picture(name = 'proof.png', size = PNG.length): ChosenFile {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]) }
}

export const largestPicture = picture('largest.png', LIMIT)

/** Files that are refused as proof, with their messages (DEP-5). */
export const refusedFiles: readonly [ChosenFile, RegExp][] = [
  [{ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, /empty/],
  [
    { name: 'named.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 not a picture') },
    /its content is not one/,
  ],
  [
    {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([PNG.subarray(0, 8), Buffer.from('<h1>Hello</h1>')]),
    },
    /its content is not one/,
  ],
  [{ name: 'cut.png', mimeType: 'image/png', buffer: PNG.subarray(0, 20) }, /its content is not one/],
  [{ name: 'typed.png', mimeType: 'application/pdf', buffer: PNG }, /not a PNG, JPEG or WebP/],
  [picture('large.png', LIMIT + 1), /larger than 5 MB/],
]
