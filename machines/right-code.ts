import { type Redacted, unwrap } from '#src/contract/redacted.ts'
import { SPENT_CODE } from './rules.ts'

/** Whether a typed code is the stored one (WD-4), both as trimmed text. No code at all and a spent one are never right. */
export function isRightCode(typed: Redacted<'code'>, stored: Redacted<'code'> | null): boolean {
  const code = stored === null ? '' : String(unwrap(stored)).trim()
  return code !== '' && code !== String(SPENT_CODE) && String(unwrap(typed)).trim() === code
}
