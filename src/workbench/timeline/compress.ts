/** bytes; the longest text that is read */
const LONGEST = 20_000_000

/** Text as deflated base64url, for an address. */
export async function compress(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The end of a compressed text is missing. */
export class Truncated extends Error {}

/** The inverse of `compress`. Rejects for anything else, with `Truncated` where something is missing, and for a text of more than `limit` bytes. */
export async function decompress(compressed: string, limit = LONGEST): Promise<string> {
  // Six bits of a letter that stands alone are no byte.
  if (compressed.length % 4 === 1) throw new Truncated()
  const binary = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(await inflate(bytes, limit))
}

async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  let isWritten = false
  // What is wrong is refused as it is written, and what is missing as the stream is closed (Chromium 156, Firefox 153).
  const fed = writer.write(bytes).then(() => {
    isWritten = true
    return writer.close()
  })
  fed.catch(() => undefined)
  try {
    return await bytesOf(readable, limit)
  } catch (error) {
    throw isWritten && !(error instanceof TooMuch) ? new Truncated() : error
  }
}

class TooMuch extends Error {}

/** A short text can expand to gigabytes, so reading stops at the limit. */
async function bytesOf(stream: ReadableStream<Uint8Array>, limit = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size > limit) throw new TooMuch('too long')
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
