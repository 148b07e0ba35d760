import type { FailureCode } from '#src/contract/endpoint.ts'

const refused = 'That did not go through. What you typed is still here; please try again.'
const unsure = 'That may not have gone through: the answer never came. What you typed is still here.'

/** Shown beside a form's button for failures without a text in the requirements (ERR-1). */
export const failedSubmit: Record<FailureCode, string> = {
  network: unsure,
  timeout: unsure,
  unauthorized: refused,
  forbidden: refused,
  refused,
  'off-contract': refused,
}
