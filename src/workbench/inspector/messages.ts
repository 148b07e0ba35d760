import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyStateMachine } from 'xstate'
import { clock } from '#src/platform/actors/app-clock.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'

/** An actor's machine, and its place in the actor system. */
export interface Place {
  machine: AnyStateMachine
  rootId: string
  /** undefined for the root */
  parentId: string | undefined
}

/**
 * The inspector's `serialize`, which every message passes (FLOW-2). Returns plain JSON, with the app clock's time and the machine
 * as it is written, without its functions. The inspector calls it twice per message; the second call changes nothing.
 */
export function createSerializer(
  placeOf: (sessionId: string) => Place | undefined,
): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const finished = new WeakSet<StatelyInspectionEvent>()
  return (message) => {
    if (finished.has(message)) return message
    const { sessionId } = message
    const place = placeOf(sessionId)
    const isNew = message.type === '@xstate.actor' && place !== undefined
    const built = {
      ...(toDisplayJson(message) as object),
      ...(isNew
        ? { name: place.machine.id, parentId: place.parentId, definition: JSON.stringify(place.machine.config) }
        : {}),
      id: null,
      rootId: place?.rootId ?? sessionId,
      createdAt: String(clock.now()),
    } as unknown as StatelyInspectionEvent
    finished.add(built)
    return built
  }
}
