import type {
  AnyActorLogic,
  AnyStateMachine,
  CallbackActorLogic,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
  PromiseActorLogic,
  StateMachine,
} from 'xstate'

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

/** Names of a machine's callback actors: they report events while they run. */
export type WatcherOf<Machine> = WatcherIn<ActorOf<Machine>>

/** Names of the machines that a machine starts. */
export type FlowOf<Machine> = SourceOf<ActorOf<Machine>, AnyStateMachine>

/** Names of a machine's other actors, which settle once. */
export type CallOf<Machine> = Exclude<SourceOf<ActorOf<Machine>, AnyActorLogic>, WatcherOf<Machine> | FlowOf<Machine>>

/** The input of a call or a machine, and its output. */
export type CallTypes<Machine, Source> =
  Extract<ActorOf<Machine>, { src: Source }> extends { logic: infer Logic }
    ? Logic extends PromiseActorLogic<infer Output, infer Input>
      ? { output: Output; input: Input }
      : Logic extends AnyStateMachine
        ? { output: OutputFrom<Logic>; input: InputFrom<Logic> }
        : never
    : never

/** The events that a machine is sent, without those of its children; `never` when it declares none. */
export type EventsOf<Machine extends AnyStateMachine> = string extends EventFrom<Machine>['type']
  ? never
  : Exclude<EventFrom<Machine>, { type: `xstate.${string}` }>
