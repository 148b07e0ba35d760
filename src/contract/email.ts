import * as v from 'valibot'

// Characters that need quotes in an address, such as '<', are not used in practice.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address, trimmed: a name, an @ and a domain. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.regex(EMAIL, 'must be an e-mail address'))

/** Whether a trimmed text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}
