const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?[\d\s()./-]+$/
const FEWEST_PHONE_DIGITS = 5

/** Whether a text without blanks around it has the shape of an e-mail address: a name, an @ and a domain. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** Whether a text has the shape of a phone number: some digits, and what people write between them. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS
}
