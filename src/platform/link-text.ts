/** Characters that nobody sees or types: joiners, direction marks, soft hyphens, line breaks. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]+/gu
/** At the ends, what stood around a link in a text: quotes, brackets, the sentence's own punctuation. The point of '.5' and a minus are its own. */
const AROUND = /^(?:(?![.,−–]\p{N})[^\p{L}\p{N}_~$+=-])+|[^\p{L}\p{N}_~$+=-]+$/gu

/** A part of an address without what chats and mail programs encode once more (IN-13). What is not an encoding stays. */
export function decodeLink(text: string, rounds = 5): string {
  const decoded = text.replace(/&amp;/gi, '&').replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
  return decoded === text || rounds === 1 ? decoded : decodeLink(decoded, rounds - 1)
}

/** A value in a link, a token or a name: without line breaks, what stood around the link, and parameters that were added to it (IN-13). */
export function linkValue(text: string): string {
  const [value = ''] = decodeLink(text).replace(UNSEEN, '').split('&')
  return value.replace(AROUND, '')
}
