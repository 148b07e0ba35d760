import { sendTo } from 'xstate'
import { loginMachine } from '#machines/login/login.machine.ts'
import { login as callLogin } from '#src/api/login.ts'
import { actor } from '#src/flows/actors.ts'
import { announce } from '#src/flows/toast/announce.ts'

/** Bound to the bank's call and the session. */
export const login = loginMachine.provide({
  actors: { login: callLogin },
  actions: {
    announce: announce(),
    startSession: sendTo(
      () => actor('session'),
      (_, { answer }) => ({ type: 'session.start', answer }),
    ),
  },
})
