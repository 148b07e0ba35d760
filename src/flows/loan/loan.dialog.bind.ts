import { loanMachine } from '#machines/loan/loan.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Bound to the bank's calls. */
export const bindLoan = (environment: Environment) =>
  loanMachine.provide({ actors: { postLoan: calls(environment, endpoints.postLoan) } })
