import type { FailureCode } from '#src/contract/endpoint.ts'

const refused = 'That did not go through. What you typed is still here; please try again.'
const unsure = 'That may not have gone through: the answer never came. What you typed is still here.'

/** What a form says beside its button when no requirement has words for a failure (ERR-1). */
export const failedSubmit: Record<FailureCode, string> = {
  network: unsure,
  timeout: unsure,
  unauthorized: refused,
  forbidden: refused,
  refused,
  'off-contract': refused,
}
