import * as v from 'valibot'

// What needs quotes in an address, such as '<', is nobody's in practice.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address, trimmed: a name, an @ and a domain. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.regex(EMAIL, 'must be an e-mail address'))

/** Whether a trimmed text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}
