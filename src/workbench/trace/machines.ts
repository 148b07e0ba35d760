import { type AnyStateMachine, StateMachine } from 'xstate'
import type { DialogFlows } from '#machines/modal/modal-ref.ts'

const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts', { eager: true })

/** Every machine of the product, sorted by name. */
export const machines: readonly AnyStateMachine[] = Object.values(files).flatMap((exports) =>
  Object.values(exports).filter((value) => value instanceof StateMachine),
)

/** Their types by id, for lists with a row for each machine. */
export interface Machines extends DialogFlows {
  app: typeof import('#machines/app/app.machine.ts').appMachine
  backdrop: typeof import('#machines/backdrop/backdrop.machine.ts').backdropMachine
  customer: typeof import('#machines/customer/customer.machine.ts').customerMachine
  login: typeof import('#machines/login/login.machine.ts').loginMachine
  map: typeof import('#machines/map/map.machine.ts').mapMachine
  message: typeof import('#machines/message/message.machine.ts').messageMachine
  modal: typeof import('#machines/modal/modal.machine.ts').modalMachine
  navigation: typeof import('#machines/navigation/navigation.machine.ts').navigationMachine
  'page-load': typeof import('#machines/page-load/page-load.machine.ts').pageLoadMachine
  'password-request': typeof import('#machines/password-request/password-request.machine.ts').passwordRequestMachine
  'password-reset': typeof import('#machines/password-reset/password-reset.machine.ts').passwordResetMachine
  session: typeof import('#machines/session/session.machine.ts').sessionMachine
  'sign-up': typeof import('#machines/sign-up/sign-up.machine.ts').signUpMachine
  'social-proof': typeof import('#machines/social-proof/social-proof.machine.ts').socialProofMachine
  toast: typeof import('#machines/toast/toast.machine.ts').toastMachine
  toasts: typeof import('#machines/toasts/toasts.machine.ts').toastsMachine
}

// An edited machine goes on in the page; the tools know it after the next load (DEMO-18).
if (import.meta.hot) import.meta.hot.accept()
