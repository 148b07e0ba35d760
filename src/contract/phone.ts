import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { plainCharacters } from './plain-characters.ts'

/** A phone number in plain characters (IN-3): '340‑555‑0150', with dashes that do not break, is '340-555-0150'. */
export function cleanPhone(text: string): string {
  return plainCharacters(cleanText(text))
    .normalize('NFC')
    .replace(/\p{Dash}/gu, '-')
}

/** Numbers have too many shapes ('+1 340 555 0150 ext. 4') to ask for more than a digit (IN-6). */
export function isPhone(text: string): boolean {
  return /[0-9]/.test(cleanPhone(text))
}

/** It may be blank. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform(cleanPhone),
  v.check((phone) => phone === '' || isPhone(phone), 'must have digits'),
)
