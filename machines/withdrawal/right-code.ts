import { SPENT_CODE } from '#machines/rules/rules.ts'
import { type Redacted, unwrap } from '#src/contract/redacted.ts'

/** Whether a typed code equals the stored one, both trimmed (WD-4). An empty or spent code is never right. */
export function isRightCode(typed: Redacted<'code'>, stored: Redacted<'code'> | null): boolean {
  const code = stored === null ? '' : String(unwrap(stored)).trim()
  return code !== '' && !isSpentCode(stored) && String(unwrap(typed)).trim() === code
}

/** Whether the stored code has been used for a payment (WD-8). */
export function isSpentCode(stored: Redacted<'code'> | null): boolean {
  return stored !== null && String(unwrap(stored)).trim() === String(SPENT_CODE)
}
