import { FileRefused } from './timeline-file.ts'

/** bytes; the longest text that is read */
const LONGEST = 20_000_000

/** Text as deflated base64url, for an address. */
export async function compress(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The end of a compressed text is missing. */
class Truncated extends Error {}

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
async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, limit = Number.POSITIVE_INFINITY) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size > limit) throw new TooMuch('too long')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/**
 * The text that a link holds, although a chat or mail program may have changed the link (IN-13): broken its lines, added punctuation or
 * parameters, or made dashes of its hyphens. Rejects with `FileRefused`, which says whether something is missing.
 */
export async function unpackLink(packed: string): Promise<string> {
  let isTruncated = false
  for (const reading of readings(packed)) {
    try {
      return await decompress(reading)
    } catch (error) {
      isTruncated ||= error instanceof Truncated
    }
  }
  throw new FileRefused(
    isTruncated ? 'a part of the link is missing: copy the whole link' : 'the link was changed on its way',
  )
}

/** What the sender may have copied, the likeliest first. A packed text knows its own end, so that only the right one can be unpacked. */
function readings(packed: string): Set<string> {
  // Quoted-printable text breaks a line with '=', of which an address loses the break, and encodes a '='.
  const text = packed.replace(/=(?:\s+|(?=[\w-]))/g, '').replace(/^[^\w-]+/, '')
  const alone = /^[\w-]*/.exec(text)?.[0] ?? ''
  // Quoted mails begin each line with '>'.
  const joined = /^[\w-]*/.exec(text.replace(/[\s\p{Cc}\p{Cf}>|]+/gu, ''))?.[0] ?? ''
  const undashed =
    /^[\w-]*/.exec(text.replace(/[\u2013\u2014]/g, '--').replace(/[\u2010\u2011\u2212]/g, '-'))?.[0] ?? ''
  const likely = [joined, alone, undashed]
  return new Set([...likely, ...likely.flatMap(withoutEmphasis), ...likely.map((one) => one.replace(/^3D/i, ''))])
}

/** Without the '_' or '__' behind a link that stood between some. The text itself may end with one. */
function withoutEmphasis(packed: string): string[] {
  return ['_', '__', '-', '--'].filter((mark) => packed.endsWith(mark)).map((mark) => packed.slice(0, -mark.length))
}
