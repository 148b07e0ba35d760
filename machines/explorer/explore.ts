import type { AnyStateMachine } from 'xstate'
import type { Model } from '#machines/model/model.ts'
import { nameOfFile } from '#machines/model/sample-files.ts'
import { statesOf } from '#machines/model/transitions.ts'
import { inputOf } from './deferred-actors.ts'
import { type Configuration, type Exploration, formatPath, type Path } from './exploration.ts'
import { violationsOf } from './invariants.ts'
import { createTestMachine, TestHarness } from './test-harness.ts'

const MOST_REPLAYS = 60_000

export interface ExploreOptions {
  /** texts that no context may contain */
  secrets?: readonly string[]
}

/** Tries every move of the model in every configuration, breadth first. The first path found is therefore a shortest one (FLOW-4). */
export function explore(machine: AnyStateMachine, model: Model, options: ExploreOptions = {}): Exploration {
  return new Explorer(machine, model, options).explore()
}

interface Attempt {
  path: Path
  from: Configuration | null
}

class Explorer {
  readonly #machine: AnyStateMachine
  readonly #model: Model
  readonly #secrets: readonly string[]
  readonly #seen = new Map<string, Configuration>()
  readonly #starts = new Map<string, Configuration>()
  readonly #entered = new Map<string, Path>()
  readonly #taken = new Map<string, Path>()
  readonly #violations = new Map<string, Path>()
  readonly #attempts: Attempt[] = []
  #replays = 0

  constructor(machine: AnyStateMachine, model: Model, { secrets = [] }: ExploreOptions) {
    this.#machine = machine
    this.#model = model
    this.#secrets = secrets
  }

  explore(): Exploration {
    const testMachine = createTestMachine(this.#machine, this.#model)
    const { id } = this.#machine
    for (const start of Object.keys(this.#model.starts)) this.#attempts.push({ path: { start, moves: [] }, from: null })
    // The list grows during the loop.
    for (const { path, from } of this.#attempts) {
      this.#replays += 1
      if (this.#replays > MOST_REPLAYS) throw new Error(`${id} has too many configurations: give its model a key`)
      this.#follow(new TestHarness(testMachine, this.#model, path.start), path, from)
    }
    return {
      id,
      states: statesOf(this.#machine).map((node) => node.id),
      transitions: [...testMachine.ids.values()],
      configurations: [...this.#seen.values()],
      starts: this.#starts,
      entered: this.#entered,
      taken: this.#taken,
      violations: [...this.#violations].map(([violation, path]) => `${id}: ${violation}, after ${formatPath(path)}`),
    }
  }

  #follow(harness: TestHarness, path: Path, from: Configuration | null): void {
    const last = path.moves.at(-1)
    for (const move of path.moves) {
      if (move === last) harness.takeEffects()
      harness.make(move)
    }
    const { transitions, left } = harness.takeEffects()
    for (const id of transitions) noteFirst(this.#taken, id, path)
    for (const id of [...left, ...harness.states]) noteFirst(this.#entered, id, path)
    for (const violation of violationsOf(harness, this.#model, this.#secrets)) {
      noteFirst(this.#violations, violation, path)
    }
    const to = this.#arrive(harness, path)
    if (from === null || last === undefined) this.#starts.set(path.start, to)
    else from.next.push({ move: last, to })
    harness.stop()
  }

  #arrive(harness: TestHarness, path: Path): Configuration {
    const key = this.#keyOf(harness)
    const known = this.#seen.get(key)
    if (known !== undefined) return known
    const configuration = configurationOf(harness, path)
    this.#seen.set(key, configuration)
    const moves = path.moves.length < this.#model.mostMoves ? harness.moves() : []
    for (const move of moves)
      this.#attempts.push({ path: { start: path.start, moves: [...path.moves, move] }, from: configuration })
    return configuration
  }

  #keyOf(harness: TestHarness): string {
    const { snapshot, timers } = harness
    const children = harness
      .children()
      .map(({ id, actor }) => [id, inputOf(actor)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))
    const context = this.#model.key(snapshot.context)
    return JSON.stringify([snapshot.status, snapshot.value, context, children, timers], nameOfFile)
  }
}

function noteFirst(paths: Map<string, Path>, id: string, path: Path): void {
  if (!paths.has(id)) paths.set(id, path)
}

function configurationOf(harness: TestHarness, path: Path): Configuration {
  const { snapshot, states } = harness
  return {
    path,
    value: snapshot.value,
    states,
    isBusy: snapshot.status === 'active' && snapshot.hasTag('busy'),
    children: harness.children().map(({ id, src }) => ({ id, src })),
    next: [],
  }
}
