import type { IncomingMessage } from 'node:http'

const KB = 1_024
const MB = 1_024 * KB

/** bytes: two pictures of the maximum size, plus the rest of the form */
export const FORM_LIMIT = 12 * MB
/** bytes; the longest JSON call has a few hundred, and parsing a million brackets takes seconds */
export const JSON_LIMIT = 64 * KB
/** bytes; a customer who picks a video instead of a picture still gets to read the error */
const DISCARD_LIMIT = 128 * MB

export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`A request may have at most ${limit < MB ? `${limit / KB} KB` : `${limit / MB} MB`}`)
  }
}

/** Reads the whole body; null if there is none. Rejects with `BodyTooLarge` at once, and leaves the rest unread. */
export function readRequestBody(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    let pieces: Uint8Array[] = []
    let length = 0
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(new BodyTooLarge(limit))
    const receive = (piece: Uint8Array) => {
      length += piece.length
      pieces.push(piece)
      if (length <= limit) return
      request.off('data', receive)
      pieces = []
      reject(new BodyTooLarge(limit))
    }
    request.on('data', receive)
    request.once('end', () => resolve(length === 0 ? null : Buffer.concat(pieces)))
    request.once('error', reject)
  })
}

/**
 * Discards the rest of a body. Many clients read the answer only after they have sent everything, and never read it if the
 * connection is closed first. An endless body is cut off.
 */
export function discardRequestBody(request: IncomingMessage): void {
  let length = 0
  request.on('data', (piece: Uint8Array) => {
    length += piece.length
    if (length > DISCARD_LIMIT) request.socket.destroy()
  })
}
