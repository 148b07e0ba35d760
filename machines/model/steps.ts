import type { EventObject } from 'xstate'
import type { ModalEvent, ModalRequest } from '#machines/modal/modal-ref.ts'
import type { TimedStep } from './step.ts'

/** The app steps for one move of a machine, or before a call. Faults are cleared afterwards. */
export type Steps = readonly TimedStep[]

/** A flow in the signed-in area, opened the way its page opens it. `before`: steps to take first, such as setting a fault. */
export function signedIn(persona: string, path: string, request?: ModalRequest, before: Steps = []): Steps {
  return [
    ...before,
    { kind: 'sign-in', persona },
    { kind: 'page', to: path },
    ...(request === undefined ? [] : [opened(request)]),
  ]
}

/** A flow on a public page. */
export function onPage(path: string, ...steps: TimedStep[]): Steps {
  return [{ kind: 'page', to: path }, ...steps]
}

function opened(request: ModalRequest): TimedStep {
  return sent<ModalEvent>('modal', { type: 'modal.open', request })
}

/** Sends an event to a running flow. */
export function sent<Event extends EventObject>(flow: string, event: Event): TimedStep {
  return { kind: 'event', flow, event: { ...event } }
}

/** The events that fill in a form. */
export function fill<Field extends string>(entry: Partial<Record<Field, string>>) {
  const entries = Object.entries(entry) as [Field, string][]
  return entries.map(([field, value]) => ({ type: 'field.change', field, value }) as const)
}

/** Makes the call answer with this status. */
export function answered(call: string, status: number, body?: unknown): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'status', status, ...(body === undefined ? {} : { body }) } }]
}

export function unreachable(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'network' } }]
}

export function duplicate(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'duplicate' } }]
}

/** ms that `answeredLate` adds */
export const LATE = 60_000

/** Delays the answer by a minute, so that the flow stays in the waiting state. */
export function answeredLate(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'delay', ms: LATE } }]
}
