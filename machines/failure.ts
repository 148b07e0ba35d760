import { ApiError, type FailureCode } from '#src/contract/endpoint.ts'

/** The code that a call was refused with; whatever else went wrong counts as a network failure. */
export function failureCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'network'
}

/** The same among the failures that any call can have; an endpoint's own refusal is plainly 'refused'. */
export function plainFailure(error: unknown): FailureCode {
  const code = failureCode(error)
  return FAILURES.find((failure) => failure === code) ?? 'refused'
}

const FAILURES: readonly FailureCode[] = ['network', 'timeout', 'unauthorized', 'forbidden', 'off-contract']
