const WORDS_PER_BLOCK = 16

/**
 * SHA-256 of a text, in hexadecimal. WebCrypto has it too, but only asynchronously and not on every
 * address that a dev server is opened at; a change of the database must be done in one go.
 */
export function sha256(text: string): string {
  const state = [...INITIAL]
  const words = padded(new TextEncoder().encode(text))
  for (let start = 0; start < words.length; start += WORDS_PER_BLOCK) {
    compress(state, words.slice(start, start + WORDS_PER_BLOCK))
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Big-endian words: the bytes, one set bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * WORDS_PER_BLOCK)
  const put = (byte: number, at: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
  }
  bytes.forEach(put)
  put(0x80, bytes.length)
  words[words.length - 1] = bytes.length * 8
  return words
}

function compress(state: number[], block: Uint32Array): void {
  const schedule = [...block]
  for (let index = WORDS_PER_BLOCK; index < ROUND.length; index++) {
    const near = schedule[index - 15] ?? 0
    const far = schedule[index - 2] ?? 0
    const small = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)
    const large = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10)
    schedule.push(((schedule[index - 16] ?? 0) + small + (schedule[index - 7] ?? 0) + large) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  ROUND.forEach((constant, index) => {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const added = (h + mixedE + choice + constant + (schedule[index] ?? 0)) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + mixedA + majority) | 0]
  })
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0) + value) | 0
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The standard's constants are the first 32 bits after the point of the roots of the first primes. */
const PRIMES = firstPrimes(64)
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}
