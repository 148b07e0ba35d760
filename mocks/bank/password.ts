import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { cleanPassword } from '#src/contract/clean-text.ts'
import type { Random } from '#src/platform/clock/random.ts'
import type { CredentialRow } from './row-schemas.ts'

const SALT_DIGITS = 16

/** The salted hash that the bank stores instead of a password. */
export function credentialFor(userId: string, password: string, random: Random): CredentialRow {
  const salt = random.hex(SALT_DIGITS)
  return { _id: userId, userId, salt, hash: sha256(salt + cleanPassword(password)) }
}

export function isPassword(credential: CredentialRow | undefined, password: string): boolean {
  if (credential === undefined) return false
  // Stores from before IN-3 may hold a password as it was typed, with its accents apart.
  const clean = cleanPassword(password)
  const spellings = new Set([clean, clean.normalize('NFD'), password])
  return [...spellings].some((spelling) => credential.hash === sha256(credential.salt + spelling))
}

/** SHA-256 of a text, as 64 hexadecimal digits. Synchronous, unlike `crypto.subtle`. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}
