import type { Backend } from '#mocks/bank/backend.ts'

/** The name of a customer in a file: a persona's id, or the e-mail address of anybody else. */
export function nameOf(backend: Backend, who: unknown): string {
  const named = backend.personas.find(({ id, email }) => id === who || email === who)
  if (named !== undefined) return named.id
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  return backend.personas.find(({ email }) => email === person?.email)?.id ?? person?.email ?? String(who)
}
