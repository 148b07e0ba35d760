import { backdropMachine } from '#machines/backdrop/backdrop.machine.ts'
import type { LateMachines } from '#src/flows/actors.ts'
import { login } from '#src/flows/login/login.bind.ts'
import { map } from '#src/flows/map/map.bind.ts'
import { contact } from '#src/flows/message/contact.bind.ts'
import { passwordRequest } from '#src/flows/password-request/password-request.bind.ts'
import { passwordReset } from '#src/flows/password-reset/password-reset.bind.ts'
import { signUp } from '#src/flows/sign-up/sign-up.bind.ts'

/** The flows of the public pages, bound. */
export const publicFlows: LateMachines['app'] = {
  login,
  'sign-up': signUp,
  backdrop: backdropMachine,
  'password-request': passwordRequest,
  'password-reset': passwordReset,
  contact,
  map,
}
