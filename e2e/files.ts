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

/** A file that is refused, with its message (DEP-5); the others are in `machines/rules/picture.test.ts`. */
export const damagedFile: readonly [ChosenFile, RegExp] = [
  {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG.subarray(0, 8), Buffer.from('<h1>Hello</h1>')]),
  },
  /incomplete or damaged/,
]

const PIXEL = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')

/** Files as people bring them, with the type that they are sent as (IN-5). */
export const takenFiles: readonly [ChosenFile, string][] = [
  [{ name: 'screenshot.jpg', mimeType: 'image/jpeg', buffer: PNG }, 'image/png'],
  [{ name: 'download.jfif', mimeType: '', buffer: PNG }, 'image/png'],
  [{ name: 'photo.jpg', mimeType: 'image/jpg', buffer: PIXEL }, 'image/webp'],
]

/** A file that is named, with what to do about it (IN-5). */
export const heicFile: readonly [ChosenFile, RegExp] = [
  {
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1', 'latin1'),
  },
  /HEIC picture. Please save it as JPEG/,
]

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
