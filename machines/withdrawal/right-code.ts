import { SPENT_CODE } from '#machines/rules/rules.ts'
import { type Redacted, unwrap } from '#src/contract/redacted.ts'

/** Whether a typed code equals the stored one, both trimmed (WD-4). An empty or spent code is never right. */
export function isRightCode(typed: Redacted<'code'>, stored: Redacted<'code'> | null): boolean {
  const code = stored === null ? '' : String(unwrap(stored)).trim()
  return code !== '' && code !== String(SPENT_CODE) && String(unwrap(typed)).trim() === code
}
