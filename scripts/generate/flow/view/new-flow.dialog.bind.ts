import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'
import { newFlowMachine } from '../machine/new-flow.machine.ts'

/** Bound to the bank's call. */
export const bindNewFlow = (environment: Environment) =>
  newFlowMachine.provide({ actors: { sendNewFlow: calls(environment, endpoints.putProfile) } })
