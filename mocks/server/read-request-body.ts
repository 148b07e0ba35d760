import type { IncomingMessage } from 'node:http'

const KB = 1_024
const MB = 1_024 * KB

/** bytes: two pictures of the largest size, and what stands around them */
export const FORM_LIMIT = 12 * MB
/** bytes; the longest call in JSON has a few hundred, and brackets by the million take seconds to read */
export const JSON_LIMIT = 64 * KB
/** bytes; a customer who picks a film for a picture still reads what is wrong */
const DROPPED_LIMIT = 128 * MB

/** More than the limit, which it says in words. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`A request may have at most ${limit < MB ? `${limit / KB} KB` : `${limit / MB} MB`}`)
  }
}

/** The whole body; null for none. Rejects with `BodyTooLarge` as soon as it is known to be: the rest is then unread. */
export function readRequestBody(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    let pieces: Uint8Array[] = []
    let length = 0
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(new BodyTooLarge(limit))
    const take = (piece: Uint8Array) => {
      length += piece.length
      pieces.push(piece)
      if (length <= limit) return
      request.off('data', take)
      pieces = []
      reject(new BodyTooLarge(limit))
    }
    request.on('data', take)
    request.once('end', () => resolve(length === 0 ? null : Buffer.concat(pieces)))
    request.once('error', reject)
  })
}

/**
 * Lets what still comes of a body go by: many clients read no answer before they have sent all of it, and one whose connection
 * closes under it never does. Whoever sends without an end is cut off.
 */
export function dropRequestBody(request: IncomingMessage): void {
  let length = 0
  request.on('data', (piece: Uint8Array) => {
    length += piece.length
    if (length > DROPPED_LIMIT) request.socket.destroy()
  })
}
