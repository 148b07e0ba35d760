/** One move on a path through a machine. */
export type Move =
  | { kind: 'send'; name: string }
  | { kind: 'report'; watcher: string; name: string }
  | { kind: 'settle'; call: string; id: string; name: string; isOneOfSeveral: boolean }
  | { kind: 'wait'; ms: number }

/** A path through a machine: a start, and the moves from there. */
export interface Path {
  start: string
  moves: readonly Move[]
}

/** 'open', 'watchWind: gust', 'unlock: done', '+2000 ms' */
export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'send':
      return move.name
    case 'report':
      return `${move.watcher}: ${move.name}`
    case 'settle':
      return `${move.call}: ${move.name}${move.isOneOfSeveral ? ` @ ${move.id}` : ''}`
    case 'wait':
      return `+${move.ms} ms`
  }
}

const START = ' | '
const NEXT = '; '

/** 'paying | open; fill in; submit' */
export function formatPath({ start, moves }: Path): string {
  return [start, ...(moves.length > 0 ? [moves.map(formatMove).join(NEXT)] : [])].join(START)
}

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
