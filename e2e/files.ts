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

/** A one-pixel picture, padded to the requested size. */
export function picture(name = 'proof.png', size = PNG.length): ChosenFile {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]) }
}

/** A file that is refused, with its message (DEP-5). */
export const damagedFile: readonly [ChosenFile, RegExp] = [
  {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG.subarray(0, 8), Buffer.from('<h1>Hello</h1>')]),
  },
  /incomplete or damaged/,
]

/** A WebP picture with the name and type of a JPEG (IN-5); other files are in `machines/rules/picture.test.ts`. */
export const renamedFile: ChosenFile = {
  name: 'photo.jpg',
  mimeType: 'image/jpg',
  buffer: Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64'),
}
