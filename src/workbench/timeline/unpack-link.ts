import { decompress, Truncated } from './compress.ts'
import { FileRefused } from './timeline-file.ts'

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
  // Quoted-printable text breaks a line with '=', and encodes a '='.
  const text = packed.replace(/=(?:\r?\n|\s)+/g, '').replace(/^[^\w-]+/, '')
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
