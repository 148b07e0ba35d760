import type { EventObject } from 'xstate'
import type { AppStep } from '#src/contract/app-steps.ts'
import type { KitStep } from '#src/kit/recorder/step.ts'
import type { ModalEvent, ModalRequest } from './modal.machine.ts'

/** One step in the app, `ms` of virtual time after the one before it; none unless given. */
export type Step = { ms?: number } & (KitStep | AppStep)

/** What is done in the app for one move of a machine, or before a call is made: faults and the browser are put right afterwards. */
export type Steps = readonly Step[]

/** A flow of the signed-in area, opened as its page opens it. */
export function signedIn(persona: string, path: string, request?: ModalRequest, cause: Steps = []): Steps {
  return [
    ...cause,
    { kind: 'sign-in', persona },
    { kind: 'page', to: path },
    ...(request === undefined ? [] : [opened(request)]),
  ]
}

/** A flow of a page that is open to all. */
export function onPage(path: string, ...steps: Step[]): Steps {
  return [{ kind: 'page', to: path }, ...steps]
}

function opened(request: ModalRequest): Step {
  return sent<ModalEvent>('modal', { type: 'modal.open', request })
}

/** An event to a flow that is there. */
export function sent<Event extends EventObject>(flow: string, event: Event): Step {
  return { kind: 'event', flow, event: { ...event } }
}

/** The call answers with this status. */
export function answered(call: string, status: number, body?: unknown): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'status', status, ...(body === undefined ? {} : { body }) } }]
}

export function unreachable(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'network' } }]
}

export function duplicate(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'duplicate' } }]
}

/** Longer than anybody looks on. */
export function neverAnswered(call: string): Steps {
  return [{ kind: 'fault', fault: { call, kind: 'delay', ms: 60_000 } }]
}
