import type { ModalEvent, ModalRequest } from './modal.machine.ts'
import type { Condition, Deed, Step } from '#src/demo/links/paths.ts'

/** What stands in the app for something of a plan; a text says why the app can never do it. */
export type InApp<What> = What | string

/** How a call of a machine is made in the app. */
export type CallInApp =
  /** through the backend, by these names: it can be held on the app clock */
  | { calls: readonly string[] }
  /** in real time, which the app clock waits out: nobody can arrive while it is under way. The text says so. */
  | { atOnce: string }
  /** it waits for somebody to do something */
  | { rests: true }

/** How an outcome is brought about: what must be so when the call is made. */
export type Cause = readonly Condition[]

/** A flow of the signed-in area, opened as its page opens it. */
export function signedIn(persona: string, path: string, request?: ModalRequest, conditions: Cause = []): Deed {
  return {
    ...(conditions.length > 0 ? { conditions } : {}),
    steps: [{ signIn: persona }, { goTo: path }, ...(request === undefined ? [] : [opened(request)])],
  }
}

/** A flow of a page that is open to all. */
export function onPage(path: string, ...steps: Step[]): Deed {
  return { steps: [{ goTo: path }, ...steps] }
}

export function opened(request: ModalRequest): Step {
  const event: ModalEvent = { type: 'modal.open', request }
  return { send: 'modal', event }
}

/** The call answers with this status. */
export function answered(call: string, status: number, body?: unknown): Cause {
  return [{ call, kind: 'status', status, ...(body === undefined ? {} : { body }) }]
}

export function unreachable(call: string): Cause {
  return [{ call, kind: 'network' }]
}

export function duplicate(call: string): Cause {
  return [{ call, kind: 'duplicate' }]
}

/** Longer than anybody looks on. */
export function neverAnswered(call: string): Cause {
  return [{ held: call, ms: 60_000 }]
}
