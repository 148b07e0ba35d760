import { assign, type EventObject, fromCallback, sendTo } from 'xstate'
import { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import { loadProof } from '#src/api/social-proof.ts'
import { toasts } from '#src/flows/toast/announce.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** Bound to the content service, the window and the toasts. */
export const socialProof = socialProofMachine.provide({
  actors: {
    loadProof,
    watchWindow: fromCallback<EventObject>(({ sendBack }) =>
      watchVisibility((isAway) => sendBack({ type: isAway ? 'window.leave' : 'window.return', at: clock.now() })),
    ),
  },
  actions: {
    begin: assign(() => ({ since: clock.now() })),
    show: sendTo(toasts, (_, { proof }) => ({ type: 'sample.show', proof, at: clock.now() })),
  },
})
