import type { User } from '#src/contract/entities.ts'

type Names = Partial<Pick<User, 'firstName' | 'middleName' | 'lastName'>>

/** Initials of first and last name; those that exist, else '?' (SHELL-2). */
export function initials({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}

/** First and last name; what is missing is left out, and all may be. */
export function fullName({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ')
}

/** How the customer is spoken to: by the first name, else by the last, else not by name. */
export function givenName({ firstName, lastName }: Names): string {
  return firstName?.trim() || lastName?.trim() || ''
}
