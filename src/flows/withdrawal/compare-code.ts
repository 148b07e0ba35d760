import { fromPromise } from 'xstate'
import { isRightCode } from '#machines/right-code.ts'
import { isSameSecret, type Redacted } from '#src/contract/redacted.ts'
import { storedCode } from '#src/platform/session-storage.ts'

/** Compares a typed code with the one that session storage holds of the user; neither goes any further (WD-4). */
export const compareCode = fromPromise<boolean, { code: Redacted<'code'> }>(async ({ input }) => {
  const stored = storedCode()
  const isSpent = spent !== null && stored !== null && isSameSecret(spent, stored)
  return !isSpent && isRightCode(input.code, stored)
})

/** The code that has paid, until the bank has reset it: should that fail, it must not pay again (WD-8). */
let spent: Redacted<'code'> | null = null

export function spendCode(): void {
  spent = storedCode()
}

export function forgetSpentCode(): void {
  spent = null
}
