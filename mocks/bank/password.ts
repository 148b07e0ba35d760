import { sha256 } from '#mocks/engine/sha256.ts'
import { cleanPassword } from '#src/contract/password.ts'
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
