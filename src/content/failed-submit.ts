import type { FailureCode } from '#src/contract/endpoint.ts'

const refused = 'That did not go through. Your entries are still here. Please try again.'
const unsure = 'That may not have gone through, because we received no answer. Your entries are still here.'

/** Nobody knows what came of a call without an answer. */
const UNANSWERED: readonly FailureCode[] = ['network', 'timeout', 'gateway']

/** The status of a form after a failure without a text in the requirements (ERR-1). If nobody knows what came of the call, it has not failed. */
export function failedStatus(failure: FailureCode | null) {
  if (failure === null) return {}
  return UNANSWERED.includes(failure)
    ? ({ tone: 'waits', children: unsure } as const)
    : ({ tone: 'failed', children: refused } as const)
}
