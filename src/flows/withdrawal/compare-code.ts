import { fromPromise } from 'xstate'
import { SPENT_CODE } from '#machines/rules.ts'
import { tabStorage } from '#src/tab-storage.ts'

/** Compares a typed code with the one that session storage holds of the user; neither goes any further (WD-4). */
export const compareCode = fromPromise<boolean, { code: string }>(async ({ input }) => {
  const stored = storedCode()
  return (spent === undefined || stored !== spent) && isRightCode(input.code, stored)
})

/** The code that has paid, until the bank has reset it: should that fail, it must not pay again (WD-8). */
let spent: unknown

export function spendCode(): void {
  spent = storedCode()
}

export function forgetSpentCode(): void {
  spent = undefined
}

/** Both as trimmed text. No code at all and a spent one are never right. */
export function isRightCode(typed: string, stored: unknown): boolean {
  const code = typeof stored === 'string' || typeof stored === 'number' ? String(stored).trim() : ''
  return code !== '' && code !== String(SPENT_CODE) && typed.trim() === code
}

function storedCode(): unknown {
  try {
    return (JSON.parse(tabStorage.getItem('user') ?? 'null') as { userOtp?: unknown } | null)?.userOtp
  } catch {
    return undefined
  }
}
