import type { StoredValues } from '#machines/customer/customer-answers.ts'
import { isSameSecret } from '#src/contract/redacted.ts'
import { type SessionKey, storedCode, storedUser, storeValue } from '#src/platform/session-storage.ts'

/**
 * Keeps loaded values in session storage, unless another customer has signed in meanwhile, who owns the keys then (AUTH-7).
 * Returns whether the one-time code has changed.
 */
export function storeValues(customerId: string, values: StoredValues): { isCodeNew: boolean } {
  if (storedUser()?._id !== customerId) return { isCodeNew: false }
  const before = storedCode()
  for (const [key, value] of Object.entries(values)) storeValue(key as SessionKey, value)
  const now = storedCode()
  return { isCodeNew: now !== null && (before === null || !isSameSecret(before, now)) }
}
