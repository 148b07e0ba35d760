import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { createRoot, rootWith } from '#machines/model/in-system.ts'
import type { Model, Sent } from '#machines/model/model.ts'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'
import { createInspector } from '#src/platform/actors/inspection.ts'
import { inputOf, settle, withDeferredActors } from './deferred-actors.ts'
import type { Move } from './exploration.ts'
import { ManualClock } from './manual-clock.ts'

interface RunningChild {
  id: string
  src: string
  actor: AnyActorRef
}

/** A real actor of a machine on a manual clock. Its calls are settled by hand. */
export class TestHarness {
  readonly #model: Model
  readonly #clock = new ManualClock()
  readonly #root: AnyActorRef
  readonly #actor: AnyActorRef
  readonly #ids: TestMachine['ids']
  #transitions = new Set<AnyTransitionDefinition>()
  /** the error that stopped the machine, if any */
  failure: unknown = null
  /** what an event has done while the machine was busy, if anything: made a submit, ended one, changed the context */
  disturbance: string | null = null

  constructor({ roots, ids }: TestMachine, model: Model, start: string) {
    const logic = roots.get(start)
    if (logic === undefined) throw new Error(`${model.id} has no start ${start}`)
    this.#model = model
    this.#ids = ids
    const { root, flow } = createRoot(logic, model.id, {
      clock: this.#clock,
      inspect: createInspector((event) => {
        if (event.kind === 'transition' && event.actor.id === model.id)
          for (const taken of event.taken) this.#transitions.add(taken)
      }),
    })
    this.#root = root
    this.#actor = flow
    root.subscribe({
      error: (error) => {
        this.failure = error
      },
    })
    root.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** ids of the active states */
  get states(): readonly string[] {
    return activeIds(this.snapshot.machine, this.snapshot.value)
  }

  /** ms until each timer fires */
  get timers(): readonly number[] {
    return this.#clock.pending()
  }

  /** The ids of the transitions taken, and of the states that they leave, since the last call of this method; on the first call, since the start. */
  takeEffects() {
    const transitions = [...this.#transitions]
    this.#transitions = new Set()
    return {
      transitions: new Set(transitions.map((transition) => this.#ids.get(transition) ?? '')),
      left: new Set(transitions.map(({ source }) => source.id)),
    }
  }

  /** Pending calls and running watchers. */
  children(): RunningChild[] {
    return Object.entries(this.snapshot.children as Record<string, AnyActorRef>)
      .filter(([, actor]) => actor.getSnapshot().status === 'active')
      .map(([id, actor]) => ({ id, src: String(actor.src), actor }))
  }

  /** Pending submits. */
  submits(): AnyActorRef[] {
    return this.children().flatMap(({ src, actor }) => (this.#model.submits.includes(src) ? [actor] : []))
  }

  /** Every move of the model that has an effect in this configuration. */
  moves(): Move[] {
    if (this.snapshot.status !== 'active') return []
    const { moves, watchers } = this.#model
    const children = this.children()
    const sends = Object.keys(moves).filter((name) => this.#accepts(moves[name]))
    const reports = children.flatMap(({ src }) =>
      Object.entries(watchers[src] ?? {})
        .filter(([, { event }]) => this.#accepts(event))
        .map(([name]): Move => ({ kind: 'report', watcher: src, name })),
    )
    const [next] = this.timers
    return [
      ...sends.map((name): Move => ({ kind: 'send', name })),
      ...reports,
      ...this.#settlements(children),
      ...(next === undefined ? [] : [{ kind: 'wait', ms: next } as const]),
    ]
  }

  make(move: Move): void {
    switch (move.kind) {
      case 'send': {
        const before = this.snapshot
        const pending = this.submits()
        this.#send(this.#model.moves[move.name])
        if (before.hasTag('busy')) this.disturbance ??= this.#disturbance(before, pending)
        break
      }
      case 'report':
        this.#send(this.#model.watchers[move.watcher]?.[move.name]?.event)
        break
      case 'wait':
        this.#clock.next()
        break
      case 'settle': {
        const call = this.children().find(({ id }) => id === move.id)
        const outcome = this.#model.outcomes[move.call]?.[move.name]
        if (call !== undefined && outcome !== undefined) settle(call.actor, outcome)
      }
    }
  }

  stop(): void {
    this.#root.stop()
  }

  #settlements(children: readonly RunningChild[]): Move[] {
    return children.flatMap(({ id, src, actor }) =>
      Object.entries(this.#model.outcomes[src] ?? {})
        .filter(([, { when }]) => when === undefined || when(inputOf(actor)))
        .map(([name]): Move => {
          const isOneOfSeveral = children.filter((other) => other.src === src).length > 1
          return { kind: 'settle', call: src, id, name, isOneOfSeveral }
        }),
    )
  }

  #disturbance({ context }: AnyMachineSnapshot, pending: readonly AnyActorRef[]): string | null {
    const submits = this.submits()
    if (submits.some((submit) => !pending.includes(submit))) return 'makes a submit'
    if (pending.some((submit) => !submits.includes(submit))) return 'gives up a submit'
    return this.snapshot.context === context ? null : 'changes the context'
  }

  #send(sent: Sent<EventObject> | undefined): void {
    for (const event of this.#eventsOf(sent)) this.#actor.send(event)
  }

  #accepts(sent: Sent<EventObject> | undefined): boolean {
    const { machine } = this.snapshot
    return this.#eventsOf(sent).some((event) => machine.getTransitionData(this.snapshot, event).length > 0)
  }

  #eventsOf(sent: Sent<EventObject> | undefined): readonly EventObject[] {
    return sent === undefined ? [] : [sent].flat()
  }
}

/** A machine with deferred actors, below a root for each of its starts. Create it once: building it costs more than running it. */
export interface TestMachine {
  roots: ReadonlyMap<string, AnyStateMachine>
  /** ids of its transitions, as its chart shows them */
  ids: ReadonlyMap<AnyTransitionDefinition, string>
}

export function createTestMachine(machine: AnyStateMachine, model: Model): TestMachine {
  const deferring = withDeferredActors(machine, model)
  const transitions = statesOf(deferring).flatMap(transitionsOf)
  const ids = new Map(transitions.map((transition) => [transition, transitionId(transition)]))
  const roots = Object.entries(model.starts).map(
    ([start, { input, beside }]) => [start, rootWith(deferring, { input, beside } as never)] as const,
  )
  return { roots: new Map(roots), ids }
}
