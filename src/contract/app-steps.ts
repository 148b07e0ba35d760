/** What can be done to this app beside its flows. Recordings, tours and links to states are lists of such steps (DEMO-7, DEMO-8). */
export type AppStep =
  | { kind: 'sign-in'; persona: string }
  /** a command of the bank */
  | { kind: 'operator'; action: string; args: unknown[] }
  /** null clears all faults */
  | { kind: 'fault'; fault: Fault | null }
  | { kind: 'fault-removed'; fault: FaultKey }
  /** ms of virtual time that each call takes */
  | { kind: 'latency'; latency: number }
  /** time passes until held calls are answered; with a higher latency, more time */
  | { kind: 'answer' }

/** One fault per call and kind. */
export type FaultKey = Pick<Fault, 'call' | 'kind'>

/** What goes wrong with a call (DEMO-4). */
export interface Fault {
  /** 'POST auth/login', 'GET users/{id}', 'GET content'; '*' for every call */
  call: string
  kind: 'delay' | 'status' | 'network' | 'duplicate'
  /** ms of virtual time, on top of the latency */
  ms?: number
  status?: number
  body?: unknown
  /** omitted: until removed */
  times?: number
  /** of a network failure: the bank acts, and only its answer is lost */
  after?: true
  /** the id of the preset that it belongs to */
  preset?: string
}

/** ms of virtual time that each call takes, unless another latency is set */
export const DEFAULT_LATENCY = 350

/** The minimum latency of a held call, in ms of virtual time, so that the state that waits for its answer can be reached. */
export const LEAST_LATENCY = 350
