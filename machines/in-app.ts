import type { EventObject } from 'xstate'
import type { Steps } from '#src/kit/model/in-app.ts'
import type { ModalEvent, ModalRequest } from './modal.machine.ts'

/** One thing that a path does in the app; the app comes to rest after each. */
export type Step =
  | { signIn: string }
  | { goTo: string }
  /** to the link of the newest reset mail */
  | { followLink: true }
  /** an event to a running flow, with placeholders for what must not be in a file */
  | { send: string; event: EventObject & Record<string, unknown> }
  /** ms of virtual time */
  | { wait: number }
  /** as long as a call that is held takes to be answered after all */
  | { wait: 'answer' }
  | { window: 'blur' | 'focus' }

/** What holds while steps are run, and no longer. */
export type Condition =
  /** a fault, as `demo.faults` takes it */
  | { call: string; kind: 'delay' | 'status' | 'network' | 'duplicate'; ms?: number; status?: number; body?: unknown }
  /** the call takes this many ms of virtual time longer than calls take: paths can end while it is pending */
  | { held: string; ms: number }
  | { browser: 'takes a copy' | 'takes no copy' | 'draws nothing' | 'prints nothing' }

/** What the bank's models say about the app. */
export interface BankApp {
  step: Step
  condition: Condition
}

/** A flow of the signed-in area, opened as its page opens it. */
export function signedIn(
  persona: string,
  path: string,
  request?: ModalRequest,
  conditions: readonly Condition[] = [],
): Steps<BankApp> {
  return {
    ...(conditions.length > 0 ? { conditions } : {}),
    steps: [{ signIn: persona }, { goTo: path }, ...(request === undefined ? [] : [opened(request)])],
  }
}

/** A flow of a page that is open to all. */
export function onPage(path: string, ...steps: Step[]): Steps<BankApp> {
  return { steps: [{ goTo: path }, ...steps] }
}

/** The call answers with this status. */
export function answered(call: string, status: number, body?: unknown): readonly Condition[] {
  return [{ call, kind: 'status', status, ...(body === undefined ? {} : { body }) }]
}

export function unreachable(call: string): readonly Condition[] {
  return [{ call, kind: 'network' }]
}

export function duplicate(call: string): readonly Condition[] {
  return [{ call, kind: 'duplicate' }]
}

/** Longer than anybody looks on. */
export function neverAnswered(call: string): readonly Condition[] {
  return [{ held: call, ms: 60_000 }]
}

function opened(request: ModalRequest): Step {
  const event: ModalEvent = { type: 'modal.open', request }
  return { send: 'modal', event }
}
