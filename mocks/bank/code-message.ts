import type { OutboxEntry } from './outbox.ts'
import type { UserRow } from './row-schemas.ts'

/** The message with a customer's one-time code. */
export function codeMessage(user: UserRow): Omit<OutboxEntry, 'at'> {
  return { to: user.email, kind: 'code', text: `Your withdrawal code is ${user.userOtp}.` }
}
