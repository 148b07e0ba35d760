import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'

export type PartState = 'loading' | 'ready' | 'failed'

/** The combined state of several parts: failed if one is, ready if all are loaded, even while they reload in the background. */
export function partState(snapshot: SnapshotFrom<typeof customerMachine>, parts: readonly CustomerPart[]): PartState {
  if (parts.some((part) => snapshot.value[part] === 'failed')) return 'failed'
  return parts.every((part) => part in snapshot.context.answers) ? 'ready' : 'loading'
}
