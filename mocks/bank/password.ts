import { sha256 } from '#mocks/engine/sha256.ts'
import type { Random } from '#src/platform/clock/random.ts'
import type { CredentialRow } from './row-schemas.ts'

const SALT_DIGITS = 16

/** The salted hash that the bank stores instead of a password. */
export function credentialFor(userId: string, password: string, random: Random): CredentialRow {
  const salt = random.hex(SALT_DIGITS)
  return { _id: userId, userId, salt, hash: sha256(salt + password) }
}

export function isPassword(credential: CredentialRow | undefined, password: string): boolean {
  return credential !== undefined && credential.hash === sha256(credential.salt + password)
}
