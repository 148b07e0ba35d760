import { parse } from 'valibot'
import type { Backend } from '#mocks/bank/backend.ts'
import { type LoginAnswer, loginAnswerSchema } from '#src/contract/entities.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'

/** Calls the sign-in without latency, at the mock or at the active real backend. Rejects with the reason. */
export async function signInAs(who: string, backend: Backend): Promise<LoginAnswer> {
  const { server } = backendState()
  if (server === null) return parse(loginAnswerSchema, await backend.signIn(who))
  const { signInAt } = await clock.track(import('./sign-in-at-server.ts'))
  return clock.track(signInAt(server, who))
}
