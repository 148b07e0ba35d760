import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import { createInspector } from '#src/kit/actors/inspection.ts'
import type { Plan, Said } from '#src/kit/model/plan.ts'
import { activeNodes } from '#src/kit/statechart/active.ts'
import { statesOf, transitionId, transitionsOf } from '#src/kit/statechart/transitions.ts'
import { end, held, inputOf } from './deferred-actors.ts'
import { ManualClock, NOW } from './manual-clock.ts'
import type { Move } from './moves.ts'

/** What one move brought about. */
export interface Step {
  /** ids of the transitions taken, and of the states that they leave */
  transitions: ReadonlySet<string>
  left: ReadonlySet<string>
  /** names of actions that the app supplies */
  actions: ReadonlySet<string>
}

/** A real actor of a machine on a manual clock, with calls that are ended by hand. */
export class Run {
  readonly #plan: Plan
  readonly #clock = new ManualClock()
  readonly #actor: AnyActorRef
  readonly #ids: Runnable['ids']
  #transitions = new Set<AnyTransitionDefinition>()
  #actions = new Set<string>()
  /** why the machine broke, if it did */
  failure: unknown = null

  constructor(plan: Plan, start: string, runnable: Runnable = runnableOf(plan)) {
    this.#plan = plan
    this.#ids = runnable.ids
    runnable.listener = (action) => this.#actions.add(action)
    this.#actor = createActor(runnable.machine, {
      clock: this.#clock,
      input: plan.starts[start]?.input,
      inspect: createInspector((event) => {
        if (event.kind === 'transition') for (const taken of event.taken) this.#transitions.add(taken)
      }),
    })
    this.#actor.subscribe({ error: (error) => this.#note(error) })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  get nodes(): readonly AnyStateNode[] {
    return activeNodes(this.snapshot)
  }

  /** ms until each timer fires */
  get timers(): readonly number[] {
    return this.#clock.pending()
  }

  /** What was taken and done since this was asked last; at first, by the start. */
  taken(): Step {
    const transitions = [...this.#transitions]
    const step = {
      transitions: new Set(transitions.map((transition) => this.#ids.get(transition) ?? '')),
      left: new Set(transitions.map(({ source }) => source.id)),
      actions: this.#actions,
    }
    this.#transitions = new Set()
    this.#actions = new Set()
    return step
  }

  /** Calls and watchers that live. */
  children(): { id: string; src: string; actor: AnyActorRef }[] {
    return Object.entries(this.snapshot.children as Record<string, AnyActorRef>)
      .filter(([, actor]) => actor.getSnapshot().status === 'active')
      .map(([id, actor]) => ({ id, src: String(actor.src), actor }))
  }

  /** Every move that changes anything here, of those that the plan knows. */
  moves(): Move[] {
    if (this.snapshot.status !== 'active') return []
    const { events, watchers, outcomes } = this.#plan
    const children = this.children()
    const sends = Object.keys(events).filter((name) => this.#isHeard(events[name]))
    const tells = children.flatMap(({ src }) =>
      Object.entries(watchers[src] ?? {})
        .filter(([, { event }]) => this.#isHeard(event))
        .map(([name]): Move => ({ kind: 'tell', watcher: src, name })),
    )
    const ends = children.flatMap(({ id, src, actor }) =>
      Object.entries(outcomes[src] ?? {})
        .filter(([, { when }]) => when === undefined || when(inputOf(actor)))
        .map(([name]): Move => {
          const isOneOfSeveral = children.filter((other) => other.src === src).length > 1
          return { kind: 'end', call: src, id, name, isOneOfSeveral }
        }),
    )
    const [next] = this.timers
    return [
      ...sends.map((name): Move => ({ kind: 'send', name })),
      ...tells,
      ...ends,
      ...(next === undefined ? [] : [{ kind: 'wait', ms: next } as const]),
    ]
  }

  make(move: Move): void {
    switch (move.kind) {
      case 'send':
        this.#say(this.#plan.events[move.name])
        break
      case 'tell':
        this.#say(this.#plan.watchers[move.watcher]?.[move.name]?.event)
        break
      case 'wait':
        this.#clock.next()
        break
      case 'end': {
        const call = this.children().find(({ id }) => id === move.id)
        const outcome = this.#plan.outcomes[move.call]?.[move.name]
        if (call !== undefined && outcome !== undefined) end(call.actor, outcome)
      }
    }
  }

  stop(): void {
    this.#actor.stop()
  }

  #say(said: Said<EventObject> | undefined): void {
    for (const event of this.#eventsOf(said)) this.#actor.send(event)
  }

  #isHeard(said: Said<EventObject> | undefined): boolean {
    const { machine } = this.snapshot
    return this.#eventsOf(said).some((event) => machine.getTransitionData(this.snapshot, event).length > 0)
  }

  #eventsOf(said: Said<EventObject> | undefined): readonly EventObject[] {
    const events = said === undefined ? [] : [said].flat()
    return events.map((event) => ('at' in event && event.at === NOW ? { ...event, at: this.#clock.now() } : event))
  }

  #note(error: unknown): void {
    this.failure = error
  }
}

/** A machine with its calls held; made once, since that costs more than a run. */
export interface Runnable {
  machine: Plan['machine']
  /** ids of its transitions, as its chart has them */
  ids: ReadonlyMap<AnyTransitionDefinition, string>
  listener(action: string): void
}

export function runnableOf({ machine }: Pick<Plan, 'machine'>): Runnable {
  const heldMachine = held(machine, (action) => runnable.listener(action))
  const transitions = statesOf(heldMachine).flatMap(transitionsOf)
  const ids = new Map(transitions.map((transition) => [transition, transitionId(transition)]))
  const runnable: Runnable = { machine: heldMachine, ids, listener: () => {} }
  return runnable
}
