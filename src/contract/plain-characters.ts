import { cleanText } from './clean-text.ts'

/**
 * A text in plain characters, for a reader of digits (IN-1, IN-2): digits of any script as 0 to 9, letters, signs and punctuation of
 * any width as their usual ones, runs of spaces of any kind as one space, no invisible marks, trimmed. '５' becomes '5'; '⁵' and '⑤',
 * which are not digits of a number, stay as they are.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/[^\0-\x7f]/gu, plainCharacter)
    .trim()
}

/**
 * A number that names something, as a telephone, a document or an account, in plain characters (IN-3): '340‑555‑0150', with dashes that do not
 * break, is '340-555-0150', and 'ＡＢ１２' is 'AB12'.
 */
export function cleanNumber(text: string): string {
  return plainCharacters(cleanText(text))
    .normalize('NFC')
    .replace(/\p{Dash}/gu, '-')
}

/** Unicode holds the ten digits of a script together, from 0 on. The sets for mathematics follow one another. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** One that stands for several, such as '…', or for an accent of its own, such as '´', stays. */
function plainCharacter(character: string): string {
  if (!/[\p{L}\p{P}\p{S}]/u.test(character)) return character
  const plain = character.normalize('NFKC')
  return plain.length === 1 ? plain : character
}
