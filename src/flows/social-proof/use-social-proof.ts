import { useEffect } from 'react'
import { type EventObject, fromCallback, sendTo } from 'xstate'
import { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import { loadProof } from '#src/api/social-proof.ts'
import { toasts } from '#src/flows/toast/announce.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

const boundMachine = socialProofMachine.provide({
  actors: {
    loadProof,
    watchWindow: fromCallback<EventObject>(({ sendBack }) =>
      watchVisibility((isAway) => sendBack({ type: isAway ? 'window.leave' : 'window.return', at: clock.now() })),
    ),
  },
  actions: {
    show: sendTo(toasts, (_, { proof }) => ({ type: 'sample.show', proof, at: clock.now() })),
  },
})

export function useSocialProof(): void {
  useFlow(boundMachine, { input: { at: clock.now() } })
  // The toasts are rendered outside the signed-in area, so they would still be shown after signing out.
  useEffect(() => {
    return () => toasts().send({ type: 'sample.clear' })
  }, [])
}
