import { type FailureCode, isUnanswered } from '#src/contract/endpoint.ts'

const refused = 'That did not go through. Your entries are still here. Please try again.'
const unsure = 'That may not have gone through, because we received no answer. Your entries are still here.'
const listed =
  'We received no answer to what you sent, but it went through: we have it on record. Sending it again would make a second one.'

/**
 * The status of a form after a failure without a text in the requirements (ERR-1). If nobody knows what came of the call, it has not failed.
 *
 * @param isListed the bank's answer was lost, but its list has what was sent
 */
export function failedStatus(failure: FailureCode | null, isListed = false) {
  if (failure === null) return {}
  return isUnanswered(failure)
    ? ({ tone: 'waits', children: isListed ? listed : unsure } as const)
    : ({ tone: 'failed', children: refused } as const)
}
