import { fromPromise } from 'xstate'
import { isRightCode } from '#machines/withdrawal/right-code.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import { storedCode } from '#src/platform/session-storage.ts'

/** Compares a typed code with the user's code in session storage. Neither leaves this function (WD-4). */
export const compareCode = fromPromise<boolean, { code: Redacted<'code'>; isSpent: boolean }>(
  async ({ input: { code, isSpent } }) => !isSpent && isRightCode(code, storedCode()),
)
