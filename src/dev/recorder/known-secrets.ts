import { PLACEHOLDERS } from '#src/dev/placeholders.ts'

/** A word that is in every dictionary, 'password' among them, is not found again: it would be found everywhere. */
const TELLING = /[^A-Za-z]/
const SHORTEST = 4
const TELLING_LENGTH = 12

/** Secrets that were met, to be looked for where nobody would expect them: a password typed into a field for names. */
export interface KnownSecrets {
  add(secret: unknown): void
  /** The same plain JSON without any of them in its texts; what `keep` names stays as it is. */
  scrub<T>(value: T, keep?: readonly string[]): T
}

export function createKnownSecrets(): KnownSecrets {
  const known = new Set<string>()
  return {
    add: (secret) => {
      const text = String(secret ?? '').trim()
      const isTelling = (text.length >= SHORTEST && TELLING.test(text)) || text.length >= TELLING_LENGTH
      if (isTelling && !isPlaceholder(text)) known.add(text)
    },
    scrub: <T>(value: T, keep: readonly string[] = []) =>
      scrubbed(value, [...known].sort(byLength).map(patternOf), keep) as T,
  }
}

function scrubbed(value: unknown, patterns: readonly RegExp[], keep: readonly string[]): unknown {
  if (typeof value === 'string' && !isPlaceholder(value))
    return patterns.reduce((text, pattern) => text.replace(pattern, PLACEHOLDERS.secret), value)
  if (typeof value === 'number')
    return scrubbed(String(value), patterns, keep) === String(value) ? value : PLACEHOLDERS.secret
  if (Array.isArray(value)) return value.map((part) => scrubbed(part, patterns, keep))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    keep.includes(name) ? part : scrubbed(part, patterns, keep),
  ])
  return Object.fromEntries(parts)
}

function isPlaceholder(text: string): boolean {
  return text.startsWith('‹') && text.endsWith('›')
}

function byLength(left: string, right: string): number {
  return right.length - left.length
}

/** A whole word of its own: six digits may stand by chance in the middle of an id. */
function patternOf(secret: string): RegExp {
  const escaped = secret.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![0-9A-Za-z])${escaped}(?![0-9A-Za-z])`, 'g')
}
