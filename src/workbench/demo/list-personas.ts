import type { Backend } from '#mocks/bank/backend.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { backendState } from '#src/platform/backend-state.ts'
import type { PersonaSummary } from '#src/workbench/contract/demo-contract.ts'

/**
 * The personas with the e-mail address and the password that sign them in now (DEMO-2). A real backend cannot be asked, so there they are
 * those of the start.
 */
export function listPersonas(backend: Backend): PersonaSummary[] {
  const people = backendState.get().server === null ? backend.operator.people() : []
  return backend.personas.map(({ id, name, email: first, password, situation }) => {
    const email = people.find(({ persona }) => persona === id)?.email ?? first
    const isChanged = people.length > 0 && !backend.isPassword(email, new Redacted('password', password))
    return { id, name, email, password: isChanged ? '' : password, situation }
  })
}
