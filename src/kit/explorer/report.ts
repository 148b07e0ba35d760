import type { Exploration } from './exploration.ts'
import { endlesslyBusy } from './invariants.ts'
import { formatPath } from './path.ts'

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

/** The report as an HTML page: the shortest path to each state and transition, and the broken invariants. */
export function reportPage(all: readonly Timed[]): string {
  const figureRows = [...all.map(figures), total(all)].map((cells) => tableRow('td', cells))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Exploration of the machines</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color-scheme: light dark }
  .wide { overflow-x: auto }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid; padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top }
</style>
<h1>Exploration of the machines</h1>
<p>Every move wherever it can be made, breadth first: each path given here is a shortest one.</p>
<div class="wide"><table>${tableRow('th', COLUMNS)}${figureRows.join('')}</table></div>
${all.map(machineSection).join('\n')}
</html>
`
}

function machineSection({ result }: Timed): string {
  const { id, states, transitions, entered, taken, violations } = result
  const paths = (ids: readonly string[], known: typeof entered) =>
    ids.map((one) => {
      const path = known.get(one)
      return tableRow('td', [one, path === undefined ? 'never reached' : formatPath(path)])
    })
  const broken = [...violations, ...endlesslyBusy(result)].map((violation) => `<li>${escaped(violation)}</li>`)
  return `<section>
<h2>${escaped(id)}</h2>
${broken.length === 0 ? '' : `<ul>${broken.join('')}</ul>`}
<div class="wide"><table>${tableRow('th', ['state', 'shortest path'])}${paths(states, entered).join('')}</table></div>
<div class="wide"><table>${tableRow('th', ['transition', 'shortest path'])}${paths(transitions, taken).join('')}</table></div>
</section>`
}

function tableRow(cell: 'th' | 'td', cells: readonly string[]): string {
  return `<tr>${cells.map((text) => `<${cell}>${escaped(text)}</${cell}>`).join('')}</tr>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
