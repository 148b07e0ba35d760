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
  [
    {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([PNG.subarray(0, 8), Buffer.from('<h1>Hello</h1>')]),
    },
    /incomplete or damaged/,
  ],
  [picture('large.png', LIMIT + 1), /larger than 5 MB/],
]

const ascii = (...texts: string[]) => Buffer.from(texts.join(''), 'latin1')
const PIXEL = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')

/** Files as people bring them, with the type that they are sent as (IN-5). */
export const takenFiles: readonly [ChosenFile, string][] = [
  [{ name: 'screenshot.jpg', mimeType: 'image/jpeg', buffer: PNG }, 'image/png'],
  [{ name: 'download.jfif', mimeType: '', buffer: PNG }, 'image/png'],
  [{ name: 'photo.jpg', mimeType: 'image/jpg', buffer: PIXEL }, 'image/webp'],
]

/** Files that are named, with what to do about them (IN-5). */
export const namedFiles: readonly [ChosenFile, RegExp][] = [
  [
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: ascii('\0\0\0\x14ftypheic\0\0\0\0mif1') },
    /HEIC picture. Please save it as JPEG/,
  ],
  [
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: ascii('\0\0\0\x14ftypmif1\0\0\0\0avif') },
    /AVIF picture. Please save it as JPEG/,
  ],
  [{ name: 'receipt.png', mimeType: 'image/png', buffer: ascii('%PDF-1.7') }, /PDF document/],
  [{ name: 'empty.png', mimeType: 'image/png', buffer: ascii() }, /empty/],
  [{ name: 'huge.png', mimeType: 'image/png', buffer: widened(30_000, 24_000) }, /more than 80 million pixels/],
]

/** A PNG whose header promises this many pixels. */
function widened(width: number, height: number): Buffer {
  const bytes = Buffer.from(PNG)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

declare global {
  interface Window {
    objectUrls: Set<string>
  }
}

/** Runs in the page before its scripts: records the object URLs that are created and not revoked. */
export function countObjectUrls(): void {
  const { createObjectURL, revokeObjectURL } = URL
  window.objectUrls = new Set()
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object)
    window.objectUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    window.objectUrls.delete(url)
    revokeObjectURL.call(URL, url)
  }
}

/** Runs in the page. */
export const heldObjectUrls = (): number => window.objectUrls.size

/** Runs in the page: no canvas can be drawn on. Returns what restores that. */
export function drawNothing() {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = () => null
  return () => Object.assign(HTMLCanvasElement.prototype, { getContext })
}
