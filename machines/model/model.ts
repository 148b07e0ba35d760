import type { AnyStateMachine, ContextFrom, EventFrom, EventObject, InputFrom } from 'xstate'
import type { Beside } from './in-system.ts'
import type { CallOf, CallTypes, EventsOf, FlowOf, WatcherOf } from './machine-types.ts'
import type { Fields, FieldsFor } from './payload-fields.ts'
import type { Steps } from './steps.ts'

/** One event, or several that are sent in the same turn. */
export type Sent<Event> = Event | readonly Event[]

/** How a flow starts. */
export interface Start<Input> {
  input: Input
  /** the actors that it reads or sends to, if it depends on what they hold */
  beside?: Beside
  inApp: InApp<Steps>
}

/** What a watcher reports, and what the app does to cause it. */
export interface Report<Event> {
  event: Event
  inApp: InApp<Steps>
}

/** How a call settles. */
export type Outcome<Output, Input> = Done<Output, Input> | Failed<Input>

interface Done<Output, Input> {
  done: Output
  error?: never
  /** the inputs for which this outcome is possible; default: all */
  when?: (input: Input) => boolean
  /** steps to take before the call is made; default: none */
  inApp?: InApp<Steps>
}

interface Failed<Input> {
  error: unknown
  done?: never
  when?: (input: Input) => boolean
  inApp: InApp<Steps>
}

/** The events that have fields. */
type WithFields<Event extends EventObject> = Event extends unknown
  ? Exclude<keyof Event, 'type'> extends never
    ? never
    : Event
  : never

/** How to drive a machine, in the machine's own types: a change to the machine is a type error here. */
export type ModelOf<Machine extends AnyStateMachine> = Basics<Machine> &
  ForEach<WithFields<EventsOf<Machine>>, Payloads<Machine>> &
  ForEach<WatcherOf<Machine>, Watchers<Machine>> &
  ForEach<CallOf<Machine>, Calls<Machine>> &
  ForEach<CallOf<Machine> | FlowOf<Machine>, Outcomes<Machine>>

interface Basics<Machine extends AnyStateMachine> {
  /** the machine's id. The machine itself is not imported, so that a model does not pull it into a chunk. */
  id: string
  /** the inputs that the flow can start with, by name */
  starts: Readonly<Record<string, Start<InputFrom<Machine>>>>
  /** the moves that the explorer makes, by name */
  moves: Readonly<Record<string, Sent<EventFrom<Machine>>>>
  /** what the app does for moves that it does not make by sending the event */
  inApp?: Readonly<Record<string, InApp<Steps>>>
  /** context fields that may hold files */
  files?: readonly (keyof ContextFrom<Machine> & string)[]
  /** the longest path to try, in moves; default: no limit */
  mostMoves?: number
  /** what distinguishes two configurations with the same states; default: the whole context */
  key?(context: ContextFrom<Machine>): unknown
}

interface Payloads<Machine extends AnyStateMachine> {
  /** how a form asks for the fields of each event that has any, with samples */
  payloads: {
    readonly [Event in WithFields<EventsOf<Machine>> as Event['type']]: FieldsFor<Omit<Event, 'type'>>
  }
}

interface Watchers<Machine extends AnyStateMachine> {
  /** what each watcher can report, by name */
  watchers: { readonly [Source in WatcherOf<Machine>]: Readonly<Record<string, Report<EventFrom<Machine>>>> }
}

interface Calls<Machine extends AnyStateMachine> {
  /** how the app makes each call */
  calls: { readonly [Source in CallOf<Machine>]: CallInApp }
  /** calls with lasting effects: two of them must never be pending at once */
  submits?: readonly CallOf<Machine>[]
}

interface Outcomes<Machine extends AnyStateMachine> {
  /** how each call can settle, by name, and how a machine that it starts can end; default: never */
  outcomes: { readonly [Source in CallOf<Machine>]: OutcomesOf<CallTypes<Machine, Source>> } & {
    readonly [Source in FlowOf<Machine>]?: OutcomesOf<CallTypes<Machine, Source>>
  }
}

/** Absent when the machine has nothing of the kind. */
type ForEach<Sources, Part> = [Sources] extends [never] ? { [Name in keyof Part]?: never } : Part

type OutcomesOf<Types> = Types extends { output: infer Output; input: infer Input }
  ? Readonly<Record<string, Outcome<Output, Input>>>
  : never

/** A model of any machine, without the machine's own types. */
export interface Model {
  id: string
  starts: Readonly<Record<string, Start<unknown>>>
  payloads: Readonly<Record<string, Fields>>
  moves: Readonly<Record<string, Sent<EventObject>>>
  inApp: Readonly<Record<string, InApp<Steps>>>
  watchers: Readonly<Record<string, Readonly<Record<string, Report<EventObject>>>>>
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome<unknown, unknown>>>>>
  calls: Readonly<Record<string, CallInApp>>
  submits: readonly string[]
  files: readonly string[]
  mostMoves: number
  key(context: unknown): unknown
}

/** Models by machine id. */
export type Models = ReadonlyMap<string, Model>

/** Checks a model against the types of its machine: `defineModel<typeof machine>({ … })`. */
export function defineModel<Machine extends AnyStateMachine>(model: ModelOf<Machine>): Model {
  return {
    payloads: {},
    watchers: {},
    calls: {},
    outcomes: {},
    inApp: {},
    submits: [],
    files: [],
    mostMoves: Number.POSITIVE_INFINITY,
    key: (context: unknown) => context,
    ...model,
  } as unknown as Model
}

/** How links do this in the running app; a string says why they cannot. */
type InApp<What> = What | string

/** How a call of the machine is made in the running app, which decides whether a link can stop while it is pending. */
type CallInApp =
  /** through the backend, by these names: the app clock can hold it */
  | { calls: readonly string[] }
  /** in real time: the app clock waits until it settles, so no path can end while it is pending. The text is the reason. */
  | { inRealTime: string }
  /** it waits for a person or another flow */
  | { waitsForPerson: true }
