import type { ErrorActorEvent } from 'xstate'
import { ApiError, type FailureCode, isUnanswered } from '#src/contract/endpoint.ts'

/** The error code of a refused call; any other error is a network failure. */
export function failureCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'network'
}

/** Whether nobody knows what came of the call that rejected with this. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isUnanswered(failureCode(error))
}

/** Like `failureCode`, but maps an endpoint's own refusals to 'refused'. */
export function plainFailure(error: unknown): FailureCode {
  const code = failureCode(error)
  return FAILURES.find((failure) => failure === code) ?? 'refused'
}

const FAILURES: readonly FailureCode[] = ['network', 'timeout', 'gateway', 'unauthorized', 'forbidden', 'off-contract']

/** What a guard or an action is given of a call that has failed. */
export function causeOf({ event }: { event: ErrorActorEvent }) {
  return { error: event.error }
}
