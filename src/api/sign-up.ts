import { fromPromise } from 'xstate'
import { ACCOUNT_NUMBER_DIGITS } from '#machines/rules/rules.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Registration } from '#src/contract/requests.ts'
import { createRandom } from '#src/platform/clock/random.ts'
import { call } from './call.ts'

export const register = fromPromise<unknown, Omit<Registration, 'accountNumber'>>(({ input, signal }) =>
  call(endpoints.register, { body: { ...input, accountNumber: accountNumber(input.email) }, signal }),
)

/** Ten digits, the first from 1 to 9, derived from the e-mail address: a registration that is sent again asks for the same one (SIGN-5, DEMO-17). */
export function accountNumber(email: string): string {
  return createRandom(`account/${email}`).digits(ACCOUNT_NUMBER_DIGITS)
}
