import { fromPromise } from 'xstate'
import { isRightCode } from '#machines/right-code.ts'
import { isSameSecret, type Redacted } from '#src/contract/redacted.ts'
import { storedCode } from '#src/platform/session-storage.ts'

/** Compares the typed code with the user's code in session storage (WD-4). */
export const compareCode = fromPromise<boolean, { code: Redacted<'code'> }>(async ({ input }) => {
  const stored = storedCode()
  const isSpent = spent !== null && stored !== null && isSameSecret(spent, stored)
  return !isSpent && isRightCode(input.code, stored)
})

/** The code last used to pay. If resetting it in the bank fails, it must not pay again (WD-8). */
let spent: Redacted<'code'> | null = null

export function spendCode(): void {
  spent = storedCode()
}

export function forgetSpentCode(): void {
  spent = null
}
