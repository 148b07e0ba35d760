import type { Move, Path } from './path.ts'

/** One configuration of a machine (its states and context), and the shortest path to it. */
export interface Configuration {
  path: Path
  value: unknown
  /** ids of its active states */
  states: readonly string[]
  isBusy: boolean
  /** pending calls and running watchers */
  children: readonly { id: string; src: string }[]
  next: Edge[]
}

export interface Edge {
  move: Move
  to: Configuration
}

/** The result of exploring one machine. */
export interface Exploration {
  id: string
  states: readonly string[]
  transitions: readonly string[]
  configurations: readonly Configuration[]
  /** the configuration that each start leads to */
  starts: ReadonlyMap<string, Configuration>
  /** the shortest path to each state and each transition that was reached */
  entered: ReadonlyMap<string, Path>
  taken: ReadonlyMap<string, Path>
  /** descriptions of the invariants that the machine breaks */
  violations: readonly string[]
}
