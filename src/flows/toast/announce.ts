import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate'
import { type Recipients, to } from '#machines/actors.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'
import { actor } from '#src/flows/actors.ts'
import { clock } from '#src/platform/actors/runtime.ts'

/** Those of the flow's own system. Flows use XState's `sendTo`, which delivers after their transition. `send` in an action would deliver before it. */
export const toasts = to('toasts')

/** Shows a toast. If the same one is still on screen, its time restarts instead (ERR-2, TOAST-1). */
export function showToast(key: MessageKey, look: { theme?: 'dark' } = {}) {
  return { type: 'toast.show', key, ...look, at: clock.now() } as const
}

/** The `announce` of every flow that has one. */
export const announce = <Context extends MachineContext, Event extends EventObject>() =>
  sendTo<Context, Event, MessageKey, Recipients['toasts'], Event, never>(toasts, (_, key) => showToast(key))

/** Removes the toasts of errors that have been corrected, or after a retry has succeeded (TOAST-1). */
export function useRetract<State>(
  flow: Pick<AnyActorRef, 'subscribe'> & { getSnapshot(): State },
  hasMended: (state: State) => boolean,
  ...keys: readonly MessageKey[]
): void {
  const ids = keys.join(' ')
  const isMended = useSelector(flow, hasMended)
  useEffect(() => {
    if (isMended) actor('toasts').send({ type: 'toast.retract', keys: ids.split(' ') as MessageKey[] })
  }, [isMended, ids])
}

/** Whether no field of a form has an error. */
export function isWithoutErrors(errors: object): boolean {
  return Object.values(errors).every((error) => error === undefined)
}
