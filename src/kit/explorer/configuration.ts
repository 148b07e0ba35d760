import type { Move, Way } from './moves.ts'

/** Everything that tells one moment of a machine from another, and the shortest way there. */
export interface Configuration {
  way: Way
  value: unknown
  /** ids of the states that it is in */
  states: readonly string[]
  isBusy: boolean
  /** whether the flow has come to its end, or is taken away */
  isOver: boolean
  /** calls and watchers that live */
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
  /** the shortest way to each state and to each transition that was reached */
  entered: ReadonlyMap<string, Way>
  taken: ReadonlyMap<string, Way>
  /** what must never be, in words */
  faults: readonly string[]
  replays: number
}
