const PHONE = /^\+?[\d\s()./-]+$/
const FEWEST_PHONE_DIGITS = 5

/** Whether a text has the shape of a phone number: some digits, and what people write between them. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS
}
