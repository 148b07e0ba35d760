import type { Backend } from '#mocks/bank/backend.ts'

/** How files and links identify a customer: by persona id, otherwise by e-mail address. */
export function personaOrEmail(backend: Backend, who: unknown): string {
  if (backend.personas.some(({ id }) => id === who)) return String(who)
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  // The demo does not know a customer of a real backend.
  return person?.persona ?? person?.email ?? String(who)
}
