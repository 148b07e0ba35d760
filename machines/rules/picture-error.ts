import { PICTURE_LIMIT, PICTURE_TYPES } from './rules.ts'

/** Why a file is refused as a picture (DEP-5). */
export type PictureError = 'picture-missing' | 'picture-empty' | 'picture-type' | 'picture-size' | 'picture-content'

type PictureType = (typeof PICTURE_TYPES)[number]

/** Number of leading bytes needed to detect a file's real type. */
export const SIGNATURE_LENGTH = 12

/** The first error of a file, by its declared type, size and leading bytes; null when it is valid. */
export function pictureError(file: { type: string; size: number }, start: Uint8Array): PictureError | null {
  if (!PICTURE_TYPES.includes(file.type as PictureType)) return 'picture-type'
  if (file.size === 0) return 'picture-empty'
  if (file.size > PICTURE_LIMIT) return 'picture-size'
  return SIGNATURES[file.type as PictureType](start) ? null : 'picture-content'
}

const SIGNATURES: Record<PictureType, (start: Uint8Array) => boolean> = {
  'image/png': (start) => has(start, 0, 0x89, 0x50, 0x4e, 0x47),
  'image/jpeg': (start) => has(start, 0, 0xff, 0xd8, 0xff),
  'image/webp': (start) => has(start, 0, 0x52, 0x49, 0x46, 0x46) && has(start, 8, 0x57, 0x45, 0x42, 0x50),
}

function has(start: Uint8Array, at: number, ...bytes: number[]): boolean {
  return bytes.every((byte, index) => start[at + index] === byte)
}
