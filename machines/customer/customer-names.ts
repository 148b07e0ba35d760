import { cleanText } from '#src/contract/clean-text.ts'
import type { User } from '#src/contract/entities.ts'

export type Names = Partial<Pick<User, 'firstName' | 'middleName' | 'lastName'>>

export const namesOf = ({ firstName, lastName }: User): Names => ({ firstName, lastName })

/** What people take for one letter: 'É' as one or two characters, a family of emoji (IN-3). */
function lettersOf(text: string): string[] {
  const clean = cleanText(text)
  // Chromium 156 takes 30 ms to make its first segmenter, on a phone 100 (PERF-2).
  if (ASCII.test(clean)) return [...clean]
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(clean), ({ segment }) => segment)
}

const ASCII = /^[ -~]*$/

/** Initials of the first and last name; '?' if the customer has neither (SHELL-2). */
export function initials({ firstName, lastName }: Names): string {
  return [firstName, lastName].map((name) => initialOf(name ?? '')).join('') || '?'
}

/** One letter, in upper case: the first one of 'SS' for 'ß', of 'FI' for 'ﬁ', the 'I' of 'ʻIolani'. A name without letters has its first emoji. */
function initialOf(name: string): string {
  const isLetter = (letter: string) => /(?!\p{Lm})[\p{L}\p{N}]/u.test(letter)
  const isEmoji = (letter: string) => /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(letter)
  const letters = lettersOf(name)
  const capitals = lettersOf(letters.find(isLetter)?.toLocaleUpperCase('en') ?? '')
  return capitals.find(isLetter) ?? letters.find(isEmoji) ?? ''
}

/** First and last name; '' if the customer has neither. */
export function fullName({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => cleanText(name ?? ''))
    .filter((name) => name !== '')
    .join(' ')
}

/** A long name without its middle. */
export function shortened(name: string): string {
  const letters = lettersOf(name)
  return letters.length > 24 ? `${letters.slice(0, 14).join('')}…${letters.slice(-8).join('')}` : name
}

/** The name for greetings: the first name, otherwise the last, otherwise ''. */
export function givenName({ firstName, lastName }: Names): string {
  return cleanText(firstName ?? '') || cleanText(lastName ?? '')
}
