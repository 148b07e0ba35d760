import { statesOf } from '#src/kit/statechart/transitions.ts'
import type { Configuration, Exploration } from './configuration.ts'
import { inputOf } from './deferred-actors.ts'
import { faultsOf } from './invariants.ts'
import { type Way, writtenWay } from './moves.ts'
import type { Plan } from '#src/kit/model/plan.ts'
import { Run, type Runnable, runnableOf } from './run.ts'

const MOST_REPLAYS = 60_000

/** Tries every move of the plan wherever it can be made, breadth first, so that the first way found is a shortest (FLOW-4). */
export function explore(plan: Plan, runnable: Runnable = runnableOf(plan)): Exploration {
  return new Explorer(plan, runnable).explore()
}

interface Try {
  way: Way
  from: Configuration | null
}

class Explorer {
  readonly #plan: Plan
  readonly #runnable: Runnable
  readonly #seen = new Map<string, Configuration>()
  readonly #starts = new Map<string, Configuration>()
  readonly #entered = new Map<string, Way>()
  readonly #taken = new Map<string, Way>()
  readonly #faults = new Map<string, Way>()
  readonly #tries: Try[] = []
  #replays = 0

  constructor(plan: Plan, runnable: Runnable) {
    this.#plan = plan
    this.#runnable = runnable
  }

  explore(): Exploration {
    const { machine, ids } = this.#runnable
    for (const start of Object.keys(this.#plan.starts)) this.#tries.push({ way: { start, moves: [] }, from: null })
    for (let next = 0; next < this.#tries.length; next++) {
      const one = this.#tries[next]
      if (one !== undefined) this.#try(one)
    }
    return {
      id: machine.id,
      states: statesOf(machine).map(({ id }) => id),
      transitions: [...ids.values()],
      configurations: [...this.#seen.values()],
      starts: this.#starts,
      entered: this.#entered,
      taken: this.#taken,
      faults: [...this.#faults].map(([fault, way]) => `${machine.id}: ${fault}, after ${writtenWay(way)}`),
      replays: this.#replays,
    }
  }

  #try({ way, from }: Try): void {
    this.#replays += 1
    if (this.#replays > MOST_REPLAYS)
      throw new Error(`${this.#plan.machine.id} has too many configurations: give a key`)
    const run = new Run(this.#plan, way.start, this.#runnable)
    for (const [index, move] of way.moves.entries()) {
      if (index === way.moves.length - 1) run.taken()
      run.make(move)
    }
    const { transitions, left, actions } = run.taken()
    for (const id of transitions) this.#note(this.#taken, id, way)
    for (const id of left) this.#note(this.#entered, id, way)
    for (const { id } of run.nodes) this.#note(this.#entered, id, way)
    for (const fault of faultsOf(run, this.#plan)) this.#note(this.#faults, fault, way)
    const isEnd = this.#plan.ends.some((action) => actions.has(action))
    const to = isEnd ? { ...configurationOf(run, way), isOver: true } : this.#arrive(run, way)
    const move = way.moves.at(-1)
    if (from === null || move === undefined) this.#starts.set(way.start, to)
    else from.next.push({ move, to, isEnd })
    run.stop()
  }

  #arrive(run: Run, way: Way): Configuration {
    const key = this.#keyOf(run)
    const known = this.#seen.get(key)
    if (known !== undefined) return known
    const configuration = configurationOf(run, way)
    this.#seen.set(key, configuration)
    const moves = way.moves.length < this.#plan.most ? run.moves() : []
    for (const move of moves)
      this.#tries.push({ way: { start: way.start, moves: [...way.moves, move] }, from: configuration })
    return configuration
  }

  #keyOf(run: Run): string {
    const { snapshot, timers } = run
    const children = run
      .children()
      .map(({ id, actor }) => [id, inputOf(actor)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))
    const context = this.#plan.key(snapshot.context)
    return JSON.stringify([snapshot.status, snapshot.value, context, children, timers], nameOfFile)
  }

  #note(ways: Map<string, Way>, id: string, way: Way): void {
    if (!ways.has(id)) ways.set(id, way)
  }
}

function configurationOf(run: Run, way: Way): Configuration {
  const { snapshot, nodes } = run
  return {
    way,
    value: snapshot.value,
    states: nodes.map(({ id }) => id),
    isBusy: snapshot.status === 'active' && snapshot.hasTag('busy'),
    isOver: snapshot.status !== 'active',
    children: run.children().map(({ id, src }) => ({ id, src })),
    next: [],
  }
}

function nameOfFile(_: string, value: unknown): unknown {
  return value instanceof File ? value.name : value
}
