import { sha256 } from '#mocks/engine/sha256.ts'
import type { Random } from '#src/kit/clock/random.ts'
import type { CredentialRow } from './row-schemas.ts'

const SALT_DIGITS = 16

/** What the backend keeps of a password. */
export function credentialFor(userId: string, password: string, random: Random): CredentialRow {
  const salt = random.hex(SALT_DIGITS)
  return { _id: userId, userId, salt, hash: sha256(salt + password) }
}

export function isPassword(credential: CredentialRow | undefined, password: string): boolean {
  return credential !== undefined && credential.hash === sha256(credential.salt + password)
}
