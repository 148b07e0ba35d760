import type { EventObject } from 'xstate'
import type { ModalEvent, ModalRequest } from '#machines/modal/modal-ref.ts'
import type { Step as Bare } from './step.ts'

/** One step in the app, `ms` of virtual time after the previous one (0 by default). */
export type Step = { ms?: number } & Bare

/** The app steps for one move of a machine, or before a call. Faults and browser settings are reset afterwards. */
export type Steps = readonly Step[]

/** A flow in the signed-in area, opened the way its page opens it. */
export function signedIn(persona: string, path: string, request?: ModalRequest, cause: Steps = []): Steps {
  return [
    ...cause,
    { kind: 'sign-in', persona },
    { kind: 'page', to: path },
    ...(request === undefined ? [] : [opened(request)]),
  ]
}

/** A flow on a public page. */
export function onPage(path: string, ...steps: Step[]): Steps {
  return [{ kind: 'page', to: path }, ...steps]
}

function opened(request: ModalRequest): Step {
  return sent<ModalEvent>('modal', { type: 'modal.open', request })
}

/** Sends an event to a running flow. */
export function sent<Event extends EventObject>(flow: string, event: Event): Step {
  return { kind: 'event', flow, event: { ...event } }
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

/** Answers after a minute: longer than anyone looks at the state. */
export function neverAnswered(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'delay', ms: 60_000 } }]
}
