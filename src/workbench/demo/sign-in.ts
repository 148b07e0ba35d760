import { parse, safeParse } from 'valibot'
import type { Backend } from '#mocks/bank/backend.ts'
import type { Persona } from '#mocks/bank/personas.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type LoginAnswer, loginAnswerSchema } from '#src/contract/entities.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { backendState } from '#src/platform/backend-state.ts'
import type { PersonaSummary } from '#src/workbench/contract/demo-contract.ts'
import { firstNameOf } from '#src/workbench/timeline/entry-text.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { serverBase } from './backend-modes.ts'

/** Calls the sign-in without latency, at the mock or at the active real backend. Rejects with the reason. */
export async function signInAs(who: string, backend: Backend): Promise<LoginAnswer> {
  const { server } = backendState.get()
  if (server === null) return parse(loginAnswerSchema, await backend.signIn(who))
  return clock.track(signInAt(server, personaOf(who, backend), backend))
}

/** Signs a persona in on the page, which shows their overview then. Resolves with their first name; rejects with the reason. */
export async function signInHere(who: string, backend: PageBackend): Promise<string> {
  const { system, goTo } = backend.product
  const answer = await signInAs(who, backend)
  system.session.send({ type: 'session.start', answer })
  await goTo('/dashboard-overview')
  await clock.settled()
  return firstNameOf(answer)
}

/** Signs a persona in at a real backend. Rejects with the reason. */
async function signInAt(
  server: string,
  { name, email, password }: Persona,
  { networkFetch }: Backend,
): Promise<LoginAnswer> {
  const { method, path, answer } = endpoints.login
  const response = await networkFetch(`${serverBase()}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => {
    throw new Error(`${server} does not answer.`)
  })
  if (!response.ok) throw new Error(`${server} does not know ${name}: it answered ${response.status}.`)
  const parsed = safeParse(answer, await response.json().catch(() => null))
  if (!parsed.success) throw new Error(`The answer of ${server} to the sign-in of ${name} does not match the contract.`)
  return parsed.output
}

function personaOf(who: string, { personas }: Backend): Persona {
  const persona = personas.find(({ id, email }) => id === who || email === who)
  if (persona === undefined)
    throw new Error(`There is no persona ${who}. They are: ${personas.map(({ id }) => id).join(', ')}`)
  return persona
}

/**
 * The personas with the e-mail address and the password that sign them in now (DEMO-2). A real backend cannot be asked, so there they are
 * those of the start.
 */
export function listPersonas(backend: Backend): PersonaSummary[] {
  const people = backendState.get().server === null ? backend.operator.people() : []
  return backend.personas.map((known) => {
    const { id, password, situation } = known
    const { name, email } = people.find(({ persona }) => persona === id) ?? known
    const isChanged = people.length > 0 && !backend.keepsPassword(known)
    return { id, name, email, password: isChanged ? '' : password, situation }
  })
}
