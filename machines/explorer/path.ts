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
