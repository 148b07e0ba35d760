import type { ActorRefFrom } from 'xstate'
import type { HoldReason, toastMachine } from '#machines/toast/toast.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'

/** What a person does to one toast. */
export function useToast({ send }: ActorRefFrom<typeof toastMachine>) {
  return {
    hold: (reason: HoldReason) => send({ type: 'hold.begin', reason, at: clock.now() }),
    free: (reason: HoldReason) => send({ type: 'hold.end', reason, at: clock.now() }),
    drop: (share: number) => send({ type: 'drag.end', share, at: clock.now() }),
    dismiss: () => send({ type: 'toast.dismiss' }),
  }
}
