import { FileRefused } from './timeline-file.ts'

/** bytes; the longest text that is read */
const LONGEST = 20_000_000

/** Text as deflated base64url, for an address. */
export async function compress(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The inverse of `compress`. Rejects for anything else, and for a text of more than `limit` bytes. */
export async function decompress(compressed: string, limit = LONGEST): Promise<string> {
  const binary = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(upTo(limit))
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Response(stream).arrayBuffer())
}

/** A short text can expand to gigabytes, so reading stops at the limit. */
function upTo(limit: number) {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > limit) controller.error(new Error('too long'))
      else controller.enqueue(chunk)
    },
  })
}

/**
 * The text that a link holds, although a chat or mail program may have changed the link (IN-13): broken its lines, added punctuation or
 * parameters, or made dashes of its hyphens. Rejects with `FileRefused`.
 */
export async function unpackLink(packed: string): Promise<string> {
  for (const reading of readings(packed)) {
    try {
      return await decompress(reading)
    } catch {
      // It may be another one.
    }
  }
  throw new FileRefused('a part of the link is missing, or was changed on its way: copy the whole link')
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
