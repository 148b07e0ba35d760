import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, EventObject, Snapshot } from 'xstate'

/** Runs the handler on what an actor emits: what touches the page, such as the focus. */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: ActorRef<Snapshot<unknown>, never, Emitted>,
  type: Type,
  handle: (emitted: Extract<Emitted, { type: Type }>) => void,
): void {
  const onEmitted = useEffectEvent(handle)
  useEffect(() => {
    const { unsubscribe } = actor.on(type, (emitted) => onEmitted(emitted as Extract<Emitted, { type: Type }>))
    return unsubscribe
  }, [actor, type])
}
