import type { User } from '#src/contract/entities.ts'

type Names = Partial<Pick<User, 'firstName' | 'middleName' | 'lastName'>>

/** Initials of the first and last name, as far as they exist; '?' if neither does (SHELL-2). */
export function initials({ firstName, lastName }: Names): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}

/** First and last name, as far as they exist; '' if neither does. */
export function fullName({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ')
}

/** The name to greet the customer by: the first name, or else the last, or else ''. */
export function givenName({ firstName, lastName }: Names): string {
  return firstName?.trim() || lastName?.trim() || ''
}
