import type { IncomingMessage } from 'node:http'

/** bytes: two pictures of the largest size, and what stands around them */
export const BODY_LIMIT = 12 * 1_024 * 1_024

export class BodyTooLarge extends Error {}

/** The whole body; null for none. Rejects with `BodyTooLarge` as soon as it is known to be: the rest is then unread. */
export function readRequestBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    let length = Number(request.headers['content-length'] ?? 0)
    if (length > BODY_LIMIT) return reject(new BodyTooLarge())
    length = 0
    const take = (piece: Uint8Array) => {
      length += piece.length
      pieces.push(piece)
      if (length <= BODY_LIMIT) return
      request.off('data', take)
      reject(new BodyTooLarge())
    }
    request.on('data', take)
    request.once('end', () => resolve(length === 0 ? null : Buffer.concat(pieces)))
    request.once('error', reject)
  })
}
