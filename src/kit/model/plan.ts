import type {
  AnyActorLogic,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  PromiseActorLogic,
  StateMachine,
} from 'xstate'
import type { CallInApp, Cause, InApp } from '#machines/in-app.ts'
import type { Deed } from '#src/demo/recipes.ts'

/** One event, or several that are sent in one go. */
export type Said<Event> = Event | readonly Event[]

/** What a watcher tells, and what stands for it in the app. */
export interface Told<Event> {
  event: Event
  inApp: InApp<Deed>
}

/** How a call ends. */
export type Outcome<Output, Input> = Done<Output, Input> | Failed<Input>

interface Done<Output, Input> {
  done: Output
  error?: never
  /** tells for which inputs it can end so; without it, for all */
  when?: (input: Input) => boolean
  /** without it, the app comes to this by itself */
  inApp?: InApp<Cause>
}

interface Failed<Input> {
  error: unknown
  done?: never
  when?: (input: Input) => boolean
  inApp: InApp<Cause>
}

/** What an exploration of a machine tries, in the machine's own types: whatever changes there is a type error here. */
export interface PlanOf<Machine extends AnyStateMachine> {
  /** what the flow can begin with, by name */
  starts: Readonly<Record<string, { input: InputFrom<Machine>; inApp: InApp<Deed> }>>
  /** what a view can send, by name */
  events: Readonly<Record<string, Said<EventFrom<Machine>>>>
  /** what each watcher can tell while it lives, by name */
  watchers: { readonly [Source in WatcherOf<Machine>]: Readonly<Record<string, Told<EventFrom<Machine>>>> }
  /** how each call can end, by name */
  outcomes: { readonly [Source in CallOf<Machine>]: OutcomesOf<Machine, Source> }
  /** how each call is made in the app */
  calls: { readonly [Source in CallOf<Machine>]: CallInApp }
  /** of the events, those that stand for something else in the app than being sent */
  inApp?: Readonly<Record<string, InApp<Deed>>>
  /** calls that change something at the bank: never two of them at a time */
  submits?: readonly CallOf<Machine>[]
  /** actions that take the flow away: whoever is busy then is so no longer */
  ends?: readonly string[]
  /** where files may lie in the context */
  files?: readonly (keyof ContextFrom<Machine> & string)[]
  /** how many moves are made at most; as many as lead to anything new unless told */
  most?: number
  /** what tells two configurations of the same states apart; the whole context unless told */
  key?(context: ContextFrom<Machine>): unknown
}

/** A plan as the explorer takes it. */
export interface Plan {
  machine: AnyStateMachine
  starts: Readonly<Record<string, { input: unknown; inApp: InApp<Deed> }>>
  events: Readonly<Record<string, Said<EventObject>>>
  watchers: Readonly<Record<string, Readonly<Record<string, Told<EventObject>>>>>
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome<unknown, unknown>>>>>
  calls: Readonly<Record<string, CallInApp>>
  inApp: Readonly<Record<string, InApp<Deed>>>
  submits: readonly string[]
  ends: readonly string[]
  files: readonly string[]
  most: number
  key(context: unknown): unknown
}

/** Takes a plan out of the types of its machine; whatever it checks has been checked by then. */
export function planOf<Machine extends AnyStateMachine>(machine: Machine, plan: PlanOf<Machine>): Plan {
  return {
    inApp: {},
    submits: [],
    ends: [],
    files: [],
    most: Number.POSITIVE_INFINITY,
    key: (context: unknown) => context,
    ...plan,
    machine,
  } as unknown as Plan
}

type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never

type SourceOf<Actor, Logic extends AnyActorLogic> = Actor extends { src: infer Source extends string; logic: Logic }
  ? Source
  : never

type WatcherIn<Actor> = Actor extends {
  src: infer Source extends string
  logic: CallbackActorLogic<EventObject, infer _Input, infer _Emitted>
}
  ? Source
  : never

type WatcherOf<Machine> = WatcherIn<ActorOf<Machine>>
type CallOf<Machine> = Exclude<SourceOf<ActorOf<Machine>, AnyActorLogic>, WatcherOf<Machine>>

type OutcomesOf<Machine, Source> =
  Extract<ActorOf<Machine>, { src: Source }> extends { logic: PromiseActorLogic<infer Output, infer Input> }
    ? Readonly<Record<string, Outcome<Output, Input>>>
    : never
