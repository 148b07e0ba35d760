import type { AnyStateMachine, ContextFrom, EventFrom, EventObject, InputFrom } from 'xstate'
import type { CallInApp, InApp } from './in-app.ts'
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
export interface Start<Input, Step> {
  input: Input
  inApp: InApp<readonly Step[]>
}

/** What a watcher reports, and what stands for it in the app. */
export interface Report<Event, Step> {
  event: Event
  inApp: InApp<readonly Step[]>
}

/** How a call settles. */
export type Outcome<Output, Input, Step> = Done<Output, Input, Step> | Failed<Input, Step>

interface Done<Output, Input, Step> {
  done: Output
  error?: never
  /** the inputs for which it can settle so; all unless given */
  when?: (input: Input) => boolean
  /** what is done before the call is made; nothing unless given */
  inApp?: InApp<readonly Step[]>
}

interface Failed<Input, Step> {
  error: unknown
  done?: never
  when?: (input: Input) => boolean
  inApp: InApp<readonly Step[]>
}

/** A payload stands exactly where the event carries something. */
type EventModel<Event> =
  Exclude<keyof Event, 'type'> extends never
    ? { origin: Origin; payload?: never }
    : { origin: Origin; payload: FieldsFor<Omit<Event, 'type'>> }

/** How a machine is driven, in the machine's own types: whatever changes there is a type error here. */
export type ModelOf<Machine extends AnyStateMachine, Step> = Basics<Machine, Step> &
  ForEach<WatcherOf<Machine>, Watchers<Machine, Step>> &
  ForEach<CallOf<Machine>, Calls<Machine, Step>>

interface Basics<Machine extends AnyStateMachine, Step> {
  /** the machine's id; the machine itself stays out, so that no chunk gets it by its model */
  id: string
  /** what the flow can begin with, by name */
  starts: Readonly<Record<string, Start<InputFrom<Machine>, Step>>>
  /** every event of the machine: who sends it, and how what it carries is asked for, with samples */
  events: { readonly [Event in EventsOf<Machine> as Event['type']]: EventModel<Event> }
  /** what the explorer sends, by name */
  moves: Readonly<Record<string, Sent<EventFrom<Machine>>>>
  /** of the moves, those that the app does not make by sending the event */
  inApp?: Readonly<Record<string, InApp<readonly Step[]>>>
  /** actions that take the flow away: it no longer matters whether it was busy */
  ends?: readonly string[]
  /** where files may lie in the context */
  files?: readonly (keyof ContextFrom<Machine> & string)[]
  /** the most moves on a path; as many as lead to anything new unless given */
  mostMoves?: number
  /** what distinguishes two configurations of the same states; the whole context unless given */
  key?(context: ContextFrom<Machine>): unknown
}

interface Watchers<Machine extends AnyStateMachine, Step> {
  /** what each watcher can report while it runs, by name */
  watchers: { readonly [Source in WatcherOf<Machine>]: Readonly<Record<string, Report<EventFrom<Machine>, Step>>> }
}

interface Calls<Machine extends AnyStateMachine, Step> {
  /** how each call is made in the app */
  calls: { readonly [Source in CallOf<Machine>]: CallInApp }
  /** how each call can settle, by name */
  outcomes: { readonly [Source in CallOf<Machine>]: OutcomesOf<CallTypes<Machine, Source>, Step> }
  /** calls that change something for good: never two of them at a time */
  submits?: readonly CallOf<Machine>[]
}

/** A machine without such actors needs no such part. */
type ForEach<Sources, Part> = [Sources] extends [never] ? { [Name in keyof Part]?: never } : Part

type OutcomesOf<Types, Step> = Types extends { output: infer Output; input: infer Input }
  ? Readonly<Record<string, Outcome<Output, Input, Step>>>
  : never

/** A model as those read it who take any machine's. */
export interface Model<Step = unknown> {
  id: string
  starts: Readonly<Record<string, Start<unknown, Step>>>
  events: Readonly<Record<string, { origin: Origin; payload?: Fields }>>
  moves: Readonly<Record<string, Sent<EventObject>>>
  inApp: Readonly<Record<string, InApp<readonly Step[]>>>
  watchers: Readonly<Record<string, Readonly<Record<string, Report<EventObject, Step>>>>>
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome<unknown, unknown, Step>>>>>
  calls: Readonly<Record<string, CallInApp>>
  submits: readonly string[]
  ends: readonly string[]
  files: readonly string[]
  mostMoves: number
  key(context: unknown): unknown
}

/** Models by the ids of their machines. */
export type Models<Step = unknown> = ReadonlyMap<string, Model<Step>>

/** Checks a model against the types of its machine: `defineModel<typeof machine>({ … })`. */
export function defineModel<Machine extends AnyStateMachine, Step = unknown>(
  model: ModelOf<Machine, Step>,
): Model<Step> {
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
  } as unknown as Model<Step>
}
