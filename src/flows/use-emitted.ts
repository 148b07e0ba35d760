import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import { focusField } from '#src/ui/focus-field.ts'

/** Runs the handler when an actor emits this event. Machines emit what concerns the page, such as the focus. */
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

interface FieldFocus {
  type: 'field.focus'
  field: string
}

/** The form of a flow. Focuses the field that the flow emits. */
export function useFocusedForm(flow: Pick<AnyActorRef, 'on'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEmitted(flow as ActorRef<Snapshot<unknown>, never, FieldFocus>, 'field.focus', ({ field }) =>
    focusField(form.current, field),
  )
  return form
}
