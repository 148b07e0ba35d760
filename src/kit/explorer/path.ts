/** One step of a way through a machine. */
export type Move =
  | { kind: 'send'; name: string }
  | { kind: 'tell'; watcher: string; name: string }
  | { kind: 'end'; call: string; id: string; name: string; isOneOfSeveral: boolean }
  | { kind: 'wait'; ms: number }

/** A way through a machine: what it begins with, and the moves from there. */
export interface Way {
  start: string
  moves: readonly Move[]
}

/** A move as it is written down: 'choose paypal', 'watchCustomer: loaded', 'advanceStep: done', '+2000 ms'. */
export function written(move: Move): string {
  switch (move.kind) {
    case 'send':
      return move.name
    case 'tell':
      return `${move.watcher}: ${move.name}`
    case 'end':
      return `${move.call}: ${move.name}${move.isOneOfSeveral ? ` @ ${move.id}` : ''}`
    case 'wait':
      return `+${move.ms} ms`
  }
}

const START = ' | '
const NEXT = '; '

/** 'paying | choose paypal; fill in; submit' */
export function writtenWay({ start, moves }: Way): string {
  return [start, ...(moves.length > 0 ? [moves.map(written).join(NEXT)] : [])].join(START)
}

/** The start and the moves of a way that was written down. */
export function readWay(way: string): { start: string; moves: readonly string[] } {
  const [start = '', moves = ''] = way.split(START)
  return { start, moves: moves === '' ? [] : moves.split(NEXT) }
}
