import * as v from 'valibot'
import { cleanNumber } from './plain-characters.ts'

/** Numbers have too many shapes ('+1 340 555 0150 ext. 4') to ask for more than a digit (IN-6). */
export function isPhone(text: string): boolean {
  return /[0-9]/.test(cleanNumber(text))
}

/** It may be blank. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform(cleanNumber),
  v.check((phone) => phone === '' || isPhone(phone), 'must have digits'),
)
