import * as v from 'valibot'
import type { TabMemory } from '#mocks/engine/tab-memory.ts'
import type { OutboxEntry } from '#src/contract/traffic.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { timestampSchema } from '#src/platform/clock/timestamp.ts'
import type { UserRow } from './row-schemas.ts'

export const outboxEntrySchema: v.GenericSchema<unknown, OutboxEntry> = v.object({
  at: timestampSchema,
  to: v.string(),
  kind: v.picklist(['reset', 'code', 'decision', 'contact', 'newsletter']),
  text: v.string(),
  link: v.exactOptional(v.string()),
})

export type Outbox = ReturnType<typeof createOutbox>

/** messages; the oldest are dropped */
const LIMIT = 200

export function createOutbox(clock: AppClock, memory: TabMemory, onChange: () => void = () => {}) {
  const stored = v.safeParse(v.array(outboxEntrySchema), memory.read('outbox'))
  let entries: readonly OutboxEntry[] = stored.success ? stored.output : []
  const set = (next: readonly OutboxEntry[]) => {
    entries = next
    memory.write('outbox', next)
    onChange()
  }
  return {
    /** the same array until a message is added */
    current: () => entries,
    add: (entry: Omit<OutboxEntry, 'at'>) => set([...entries, { at: clock.now(), ...entry }].slice(-LIMIT)),
    /** replaces all messages */
    set: (next: readonly OutboxEntry[]) => set(next.slice(-LIMIT)),
    clear: () => set([]),
  }
}

/** The message with a customer's one-time code. */
export function codeMessage(user: UserRow): Omit<OutboxEntry, 'at'> {
  return { to: user.email, kind: 'code', text: `Your withdrawal code is ${user.userOtp}.` }
}
