import type { Backend } from '#mocks/bank/backend.ts'

/** How files and links identify a customer: by persona id, otherwise by e-mail address. */
export function personaOrEmail(backend: Backend, who: unknown): string {
  return knownPersonaOrEmail(backend, who) ?? String(who)
}

/** As `personaOrEmail`; undefined for a customer of a real backend, whom the demo does not know. */
export function knownPersonaOrEmail(backend: Backend, who: unknown): string | undefined {
  if (backend.personas.some(({ id }) => id === who)) return String(who)
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  return person?.persona ?? person?.email
}
