import { sendTo } from 'xstate'
import { loginMachine } from '#machines/login/login.machine.ts'
import { to } from '#machines/recipients.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Bound to the bank's call and the session. */
export const bindLogin = (environment: Environment) =>
  loginMachine.provide({
    actors: { login: calls(environment, endpoints.login) },
    actions: {
      startSession: sendTo(to('session'), (_, { answer }) => ({ type: 'session.start', answer })),
    },
  })
