import { backdropMachine } from '#machines/backdrop/backdrop.machine.ts'
import type { LateMachines } from '#src/flows/actors.ts'
import { bindLogin } from '#src/flows/login/login.bind.ts'
import { bindMap } from '#src/flows/map/map.bind.ts'
import { contact } from '#src/flows/message/contact.bind.ts'
import { bindPasswordRequest } from '#src/flows/password-request/password-request.bind.ts'
import { bindPasswordReset } from '#src/flows/password-reset/password-reset.bind.ts'
import { bindSignUp } from '#src/flows/sign-up/sign-up.bind.ts'
import type { Environment } from '#src/platform/environment.ts'

/** The flows of the public pages, bound. */
export const bindPublicFlows = (environment: Environment): LateMachines['app'] => ({
  login: bindLogin(environment),
  'sign-up': bindSignUp(environment),
  backdrop: backdropMachine,
  'password-request': bindPasswordRequest(environment),
  'password-reset': bindPasswordReset(environment),
  contact,
  map: bindMap(environment),
})
