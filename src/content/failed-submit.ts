import type { FailureCode } from '#src/contract/endpoint.ts'

const refused = 'That did not go through. Your entries are still here. Please try again.'
const unsure = 'That may not have gone through, because we received no answer. Your entries are still here.'

/** Shown beside a form's button for failures without a text in the requirements (ERR-1). */
export const failedSubmit: Record<FailureCode, string> = {
  network: unsure,
  timeout: unsure,
  gateway: unsure,
  unauthorized: refused,
  forbidden: refused,
  refused,
  'off-contract': refused,
}

/** The status of a form after such a failure. Nobody knows what came of an unanswered call, so it has not failed. */
export function failedStatus(failure: FailureCode | null) {
  if (failure === null) return {}
  const text = failedSubmit[failure]
  return { tone: text === unsure ? 'waits' : 'failed', children: text } as const
}
