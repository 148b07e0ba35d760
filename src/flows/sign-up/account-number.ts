import { ACCOUNT_NUMBER_DIGITS } from '#machines/rules/rules.ts'
import { createRandom } from '#src/platform/clock/random.ts'

/** Ten digits, the first from 1 to 9, derived from the e-mail address: a registration that is sent again asks for the same one (SIGN-5, DEMO-17). */
export function accountNumber(email: string): string {
  return createRandom(`account/${email}`).digits(ACCOUNT_NUMBER_DIGITS)
}
