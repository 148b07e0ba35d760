import type { StoredValues } from '#machines/customer-answers.ts'
import { type SessionKey, storedUser, storeValue } from '#src/platform/session-storage.ts'

/** Stores loaded values in session storage, unless another customer has signed in meanwhile (AUTH-7). */
export function storeValues(customerId: string, values: StoredValues): void {
  if (storedUser()?._id !== customerId) return
  for (const [key, value] of Object.entries(values)) storeValue(key as SessionKey, value)
}
