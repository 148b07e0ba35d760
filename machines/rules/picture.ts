import { PICTURE_LIMIT, PICTURE_PIXELS, type PICTURE_TYPES } from './rules.ts'

export type PictureType = (typeof PICTURE_TYPES)[number]

/** Formats that are recognised to say what to do about them (IN-5). */
type OtherFormat = 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff' | 'jxl' | 'svg' | 'pdf'

/** Why a file is refused as a picture (DEP-5, IN-5). */
export type PictureError =
  | 'picture-missing'
  /** reading it failed: it was changed, moved or deleted after it was chosen */
  | 'picture-unreadable'
  | 'picture-empty'
  | `picture-${OtherFormat}`
  | 'picture-content'
  | 'picture-size'
  | 'picture-pixels'
  /** it begins like a picture and is damaged or incomplete */
  | 'picture-broken'
  /** what was dropped is not one file */
  | 'picture-several'
  | 'picture-none'
  | 'picture-folder'

/** A file that was read: the picture, in memory and with the type of its bytes, or why it is refused. */
export type PictureReading = { picture: File; error: null } | { picture: null; error: PictureError }

/** The same file with another type. It stays on the disk, so that it is noticed when it is changed there. */
export function fileOfType(file: File, type: string): File {
  return new File([file], file.name, { type, lastModified: file.lastModified })
}

/** The type that a file's bytes have, whatever it is called and said to be, or the first reason to refuse it (IN-5). */
export type PictureVerdict = { type: PictureType; error?: never } | { error: PictureError; type?: never }

/** Number of leading bytes that tell a file's format; the rest is needed for pictures within the limit only. */
export const HEAD_LENGTH = 1_024

/**
 * Judges a file by its bytes, without decoding the picture. Of a file over the limit the first `HEAD_LENGTH` bytes are enough.
 *
 * @param size of the whole file, in bytes
 */
export function judgePicture(bytes: Uint8Array, size = bytes.length): PictureVerdict {
  if (size === 0) return { error: 'picture-empty' }
  const type = typeOf(bytes)
  if (type === null) return { error: `picture-${otherFormat(bytes) ?? 'content'}` }
  if (size > PICTURE_LIMIT) return { error: 'picture-size' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = measures[type](bytes, view)
  if (pixels === null || pixels === 0) return { error: 'picture-broken' }
  return pixels > PICTURE_PIXELS ? { error: 'picture-pixels' } : { type }
}

function typeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, '\x89PNG')) return 'image/png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null
}

/** width × height by the header, which is read before a decoder allocates them; null for a damaged or incomplete file. */
const measures: Record<PictureType, (bytes: Uint8Array, view: DataView) => number | null> = {
  'image/png': (bytes, view) => {
    const isWhole = startsWith(bytes, 'IHDR', 12) && bytes.length >= 33 && lastIndexOf(bytes, 'IEND') > 0
    return isWhole ? view.getUint32(16) * view.getUint32(20) : null
  },
  'image/jpeg': (bytes, view) => {
    const frame = jpegFrame(bytes, view)
    // Cameras append data of their own, so the picture need not end where the file does.
    const isWhole = frame !== null && lastIndexOf(bytes, '\xff\xd9') > frame
    return isWhole ? view.getUint16(frame + 5) * view.getUint16(frame + 7) : null
  },
  'image/webp': (bytes, view) => {
    if (bytes.length < 30 || view.getUint32(4, true) + 8 > bytes.length) return null
    if (startsWith(bytes, 'VP8X', 12)) return (uint24(view, 24) + 1) * (uint24(view, 27) + 1)
    if (startsWith(bytes, 'VP8 ', 12)) return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
    if (!startsWith(bytes, 'VP8L', 12)) return null
    const packed = view.getUint32(21, true)
    return ((packed & 0x3fff) + 1) * (((packed >> 14) & 0x3fff) + 1)
  },
}

/** Where the segment of a JPEG begins that holds its height and width. */
function jpegFrame(bytes: Uint8Array, view: DataView): number | null {
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at
    // Padding, and markers without a segment.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

function otherFormat(bytes: Uint8Array): OtherFormat | null {
  if (startsWith(bytes, 'GIF8')) return 'gif'
  // Two letters alone could begin a text.
  if (startsWith(bytes, 'BM') && startsWith(bytes, '\0\0\0\0', 6)) return 'bmp'
  if (startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')) return 'tiff'
  if (startsWith(bytes, '\xff\x0a') || startsWith(bytes, '\0\0\0\x0cJXL ')) return 'jxl'
  const head = latin1(bytes.subarray(0, HEAD_LENGTH))
  if (head.includes('%PDF-')) return 'pdf'
  if (/^(?:\xef\xbb\xbf)?[\s\]>]*<svg[\s>]/i.test(withoutProlog(head))) return 'svg'
  return startsWith(bytes, 'ftyp', 4) ? brandedFormat(bytes) : null
}

/** An XML document without comments, declaration and document type. */
function withoutProlog(text: string): string {
  return text.replace(/<!--.*?-->/gs, '').replace(/<[?!][^>]*>/g, '')
}

/** HEIC and AVIF are files of the same kind as MP4, and name their format among their brands (ISO/IEC 14496-12). */
function brandedFormat(bytes: Uint8Array): OtherFormat | null {
  const length = Math.min(bytes.length, HEAD_LENGTH, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
  const brands = Array.from({ length: Math.max(0, Math.floor(length / 4) - 2) }, (_, index) =>
    latin1(bytes.subarray(8 + index * 4, 12 + index * 4)),
  )
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return brands.some((brand) => /^(?:he[iv][cxms]|m[is]f1)$/.test(brand)) ? 'heic' : null
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return latin1(bytes.subarray(at, at + text.length)) === text
}

/** Looks at bytes first: a text for each place would freeze the page for seconds. */
function lastIndexOf(bytes: Uint8Array, text: string): number {
  for (let at = bytes.length - text.length; at >= 0; at--) {
    if (bytes[at] === text.charCodeAt(0) && bytes[at + 1] === text.charCodeAt(1) && startsWith(bytes, text, at))
      return at
  }
  return -1
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
}

/** One character per byte. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
