import type { Exploration } from './exploration.ts'

/** An exploration, and how long it took in ms. */
export interface Timed {
  result: Exploration
  ms: number
}

const COLUMNS = ['machine', 'states', 'transitions', 'configurations', 'replays', 'ms'] as const

/** One line per machine, and one line of totals. */
export function reportTable(all: readonly Timed[]): string {
  const rows = [[...COLUMNS], ...all.map(figures), total(all)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ')).join('\n')
}

function figures({ result, ms }: Timed): string[] {
  const { id, states, transitions, entered, taken, configurations, replays } = result
  return [
    id,
    `${states.filter((state) => entered.has(state)).length} of ${states.length}`,
    `${transitions.filter((transition) => taken.has(transition)).length} of ${transitions.length}`,
    String(configurations.length),
    String(replays),
    String(ms),
  ]
}

function total(all: readonly Timed[]): string[] {
  const sum = (of: (one: Timed) => number) => all.reduce((before, one) => before + of(one), 0)
  return [
    'all',
    `${sum(({ result }) => result.entered.size)} of ${sum(({ result }) => result.states.length)}`,
    `${sum(({ result }) => result.taken.size)} of ${sum(({ result }) => result.transitions.length)}`,
    String(sum(({ result }) => result.configurations.length)),
    String(sum(({ result }) => result.replays)),
    String(sum(({ ms }) => ms)),
  ]
}
