import { sendTo } from 'xstate'
import { to } from '#machines/recipients.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Bound to the bank's call and the session. */
export const login = loginMachine.provide({
  actors: { login: calls(endpoints.login) },
  actions: {
    startSession: sendTo(to('session'), (_, { answer }) => ({ type: 'session.start', answer })),
  },
})
