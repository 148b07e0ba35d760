import type { Move, Path } from './path.ts'

/** A distinct moment of a machine, and the shortest path there. */
export interface Configuration {
  path: Path
  value: unknown
  /** ids of the states that it is in */
  states: readonly string[]
  isBusy: boolean
  /** whether the flow is done, or taken away */
  isFinal: boolean
  /** calls and watchers that are running */
  children: readonly { id: string; src: string }[]
  next: Edge[]
}

export interface Edge {
  move: Move
  to: Configuration
  /** whether the flow is taken away: nothing is tried after that */
  isEnd: boolean
}

/** What the exploration of one machine found. */
export interface Exploration {
  id: string
  states: readonly string[]
  transitions: readonly string[]
  configurations: readonly Configuration[]
  /** where each start leads */
  starts: ReadonlyMap<string, Configuration>
  /** the shortest path to each state and to each transition that was reached */
  entered: ReadonlyMap<string, Path>
  taken: ReadonlyMap<string, Path>
  /** invariants that the machine breaks, in words */
  violations: readonly string[]
  replays: number
}
