import { fromPromise } from 'xstate'
import { SPENT_CODE } from '#machines/rules.ts'

/** Compares a typed code with the one that session storage holds of the user; neither goes any further (WD-4). */
export const compareCode = fromPromise<boolean, { code: string }>(async ({ input }) =>
  isRightCode(input.code, storedCode()),
)

/** Both as trimmed text. No code at all and a spent one are never right. */
export function isRightCode(typed: string, stored: unknown): boolean {
  const code = typeof stored === 'string' || typeof stored === 'number' ? String(stored).trim() : ''
  return code !== '' && code !== String(SPENT_CODE) && typed.trim() === code
}

function storedCode(): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem('user') ?? 'null') as { userOtp?: unknown } | null)?.userOtp
  } catch {
    return undefined
  }
}
