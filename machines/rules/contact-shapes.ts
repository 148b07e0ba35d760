const PHONE = /^\+?[\d\s()./-]+$/
const FEWEST_PHONE_DIGITS = 5

/** Whether a text looks like a phone number: digits and common separators. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS
}
