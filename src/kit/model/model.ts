import type { AnyStateMachine, ContextFrom, EventFrom, EventObject, InputFrom } from 'xstate'
import type { App, CallInApp, InApp, Steps } from './in-app.ts'
import type { CallOf, CallTypes, EventsOf, WatcherOf } from './machine-types.ts'
import type { Fields, FieldsFor } from './payload-fields.ts'

/** Stands in an event for the time when it is sent, in ms: no time comes before 0. */
export const NOW = -1

/**
 * Who sends an event: `person` by hand, so that it is recorded; `app` as a consequence of something else; `either` where a
 * click sends it and another flow may too. `typing` is a person's, key by key: of a run of them only the last is recorded.
 */
export type Origin = 'person' | 'typing' | 'app' | 'either'

/** One event, or several that are sent at once. */
export type Sent<Event> = Event | readonly Event[]

/** Where a flow begins. */
export interface Start<Input, A extends App> {
  input: Input
  inApp: InApp<Steps<A>>
}

/** What a watcher reports, and what stands for it in the app. */
export interface Report<Event, A extends App> {
  event: Event
  inApp: InApp<Steps<A>>
}

/** How a call settles. */
export type Outcome<Output, Input, A extends App> = Done<Output, Input, A> | Failed<Input, A>

interface Done<Output, Input, A extends App> {
  done: Output
  error?: never
  /** the inputs for which it can settle so; all unless given */
  when?: (input: Input) => boolean
  /** what must hold when the call is made; nothing unless given */
  inApp?: InApp<readonly A['condition'][]>
}

interface Failed<Input, A extends App> {
  error: unknown
  done?: never
  when?: (input: Input) => boolean
  inApp: InApp<readonly A['condition'][]>
}

/** A payload stands exactly where the event carries something. */
type EventModel<Event> =
  Exclude<keyof Event, 'type'> extends never
    ? { origin: Origin; payload?: never }
    : { origin: Origin; payload: FieldsFor<Omit<Event, 'type'>> }

/** How a machine is driven, in the machine's own types: whatever changes there is a type error here. */
export type ModelOf<Machine extends AnyStateMachine, A extends App> = Basics<Machine, A> &
  ForEach<WatcherOf<Machine>, Watchers<Machine, A>> &
  ForEach<CallOf<Machine>, Calls<Machine, A>>

interface Basics<Machine extends AnyStateMachine, A extends App> {
  /** the machine's id; the machine itself stays out, so that no chunk gets it by its model */
  id: string
  /** what the flow can begin with, by name */
  starts: Readonly<Record<string, Start<InputFrom<Machine>, A>>>
  /** every event of the machine: who sends it, and how what it carries is asked for, with samples */
  events: { readonly [Event in EventsOf<Machine> as Event['type']]: EventModel<Event> }
  /** what the explorer sends, by name */
  moves: Readonly<Record<string, Sent<EventFrom<Machine>>>>
  /** of the moves, those that the app does not make by sending the event */
  inApp?: Readonly<Record<string, InApp<Steps<A>>>>
  /** actions that take the flow away: it no longer matters whether it was busy */
  ends?: readonly string[]
  /** where files may lie in the context */
  files?: readonly (keyof ContextFrom<Machine> & string)[]
  /** the most moves on a path; as many as lead to anything new unless given */
  mostMoves?: number
  /** what distinguishes two configurations of the same states; the whole context unless given */
  key?(context: ContextFrom<Machine>): unknown
}

interface Watchers<Machine extends AnyStateMachine, A extends App> {
  /** what each watcher can report while it runs, by name */
  watchers: { readonly [Source in WatcherOf<Machine>]: Readonly<Record<string, Report<EventFrom<Machine>, A>>> }
}

interface Calls<Machine extends AnyStateMachine, A extends App> {
  /** how each call is made in the app */
  calls: { readonly [Source in CallOf<Machine>]: CallInApp }
  /** how each call can settle, by name */
  outcomes: { readonly [Source in CallOf<Machine>]: OutcomesOf<CallTypes<Machine, Source>, A> }
  /** calls that change something for good: never two of them at a time */
  submits?: readonly CallOf<Machine>[]
}

/** A machine without such actors needs no such part. */
type ForEach<Sources, Part> = [Sources] extends [never] ? { [Name in keyof Part]?: never } : Part

type OutcomesOf<Types, A extends App> = Types extends { output: infer Output; input: infer Input }
  ? Readonly<Record<string, Outcome<Output, Input, A>>>
  : never

/** A model as those read it who take any machine's. */
export interface Model<A extends App = App> {
  id: string
  starts: Readonly<Record<string, Start<unknown, A>>>
  events: Readonly<Record<string, { origin: Origin; payload?: Fields }>>
  moves: Readonly<Record<string, Sent<EventObject>>>
  inApp: Readonly<Record<string, InApp<Steps<A>>>>
  watchers: Readonly<Record<string, Readonly<Record<string, Report<EventObject, A>>>>>
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome<unknown, unknown, A>>>>>
  calls: Readonly<Record<string, CallInApp>>
  submits: readonly string[]
  ends: readonly string[]
  files: readonly string[]
  mostMoves: number
  key(context: unknown): unknown
}

/** Models by the ids of their machines. */
export type Models<A extends App = App> = ReadonlyMap<string, Model<A>>

/** Checks a model against the types of its machine: `defineModel<typeof machine>({ … })`. */
export function defineModel<Machine extends AnyStateMachine, A extends App = App>(
  model: ModelOf<Machine, A>,
): Model<A> {
  return {
    watchers: {},
    calls: {},
    outcomes: {},
    inApp: {},
    submits: [],
    ends: [],
    files: [],
    mostMoves: Number.POSITIVE_INFINITY,
    key: (context: unknown) => context,
    ...model,
  } as unknown as Model<A>
}
