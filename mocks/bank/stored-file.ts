import type { PictureType } from '#machines/rules/picture.ts'
import type { StoredFile } from './row-schemas.ts'

/** characters of a data URL */
const PREVIEW_LIMIT = 32 * 1_024
const PREVIEW_WIDTHS = [240, 120, 60]
const BYTES_PER_CALL = 8_192

/** What the bank stores of an uploaded picture: enough to show it, not the picture itself. @param type the one that its bytes have */
export async function storedFile(file: Blob, type: PictureType): Promise<StoredFile> {
  const name = file instanceof File ? file.name : 'file'
  return { name, type, size: file.size, preview: await previewOf(new Blob([file], { type })) }
}

async function previewOf(file: Blob): Promise<string | null> {
  if (file.size * 1.4 < PREVIEW_LIMIT) return dataUrl(file)
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    const picture = await createImageBitmap(file)
    for (const width of PREVIEW_WIDTHS) {
      const url = await dataUrl(await scaled(picture, width))
      if (url.length <= PREVIEW_LIMIT) return url
    }
    return null
  } catch {
    return null
  }
}

function scaled(picture: ImageBitmap, width: number): Promise<Blob> {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
}

async function dataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let start = 0; start < bytes.length; start += BYTES_PER_CALL) {
    binary += String.fromCharCode(...bytes.subarray(start, start + BYTES_PER_CALL))
  }
  return `data:${file.type};base64,${btoa(binary)}`
}
