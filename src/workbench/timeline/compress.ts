/** bytes; the longest text that is read */
const LONGEST = 20_000_000

/** Text as deflated base64url, for an address. */
export async function compress(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The inverse of `compress`. Rejects for anything else, and for a text of more than `limit` bytes. */
export async function decompress(compressed: string, limit = LONGEST): Promise<string> {
  const binary = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const plain = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), limit)
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

/** A short text can expand to gigabytes, so reading stops at the limit. */
async function bytesOf(stream: ReadableStream<Uint8Array>, limit = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size > limit) throw new Error('too long')
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
