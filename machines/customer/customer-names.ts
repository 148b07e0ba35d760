import type { User } from '#src/contract/entities.ts'

export type Names = Partial<Pick<User, 'firstName' | 'middleName' | 'lastName'>>

export const namesOf = ({ firstName, lastName }: User): Names => ({ firstName, lastName })

/** Initials of the first and last name; '?' if the customer has neither (SHELL-2). */
export function initials({ firstName, lastName }: Names): string {
  // A name may begin with an invisible character, such as a mark for the writing direction.
  const letters = [firstName, lastName].map((name) => /[\p{L}\p{N}]/u.exec(name ?? '')?.[0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}

/** First and last name; '' if the customer has neither. */
export function fullName({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ')
}

/** A long name without its middle. */
export function shortened(name: string): string {
  const letters = [...name]
  return letters.length > 24 ? `${letters.slice(0, 14).join('')}…${letters.slice(-8).join('')}` : name
}

/** The name for greetings: the first name, otherwise the last, otherwise ''. */
export function givenName({ firstName, lastName }: Names): string {
  return firstName?.trim() || lastName?.trim() || ''
}
