import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { CustomerPart } from '#machines/customer-answers.ts'

export type PartState = 'loading' | 'ready' | 'failed'

/** How several parts stand together: failed when one is, ready when all are known, a reload in the background included. */
export function partState(snapshot: SnapshotFrom<typeof customerMachine>, parts: readonly CustomerPart[]): PartState {
  if (parts.some((part) => snapshot.value[part] === 'failed')) return 'failed'
  return parts.every((part) => part in snapshot.context.answers) ? 'ready' : 'loading'
}
