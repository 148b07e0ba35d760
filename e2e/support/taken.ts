import type { FlowChart, MachineCoverage } from './demo-types.ts'

/** How often each part of each machine was taken, by the machine's id and the part's. */
export type Taken = Record<string, Record<string, number>>

/** Adds what one page took. */
export function add(taken: Taken, coverage: readonly MachineCoverage[]): void {
  for (const { machine, states, transitions } of coverage)
    merge(taken, { [machine]: Object.fromEntries([...states, ...transitions].map((part) => [part.id, part.taken])) })
}

/** Adds what another worker gathered. */
export function merge(taken: Taken, other: Taken): void {
  for (const [machine, counts] of Object.entries(other)) {
    const known = taken[machine] ?? {}
    taken[machine] = known
    for (const [id, count] of Object.entries(counts)) known[id] = (known[id] ?? 0) + count
  }
}

/** A machine of the demo with what a run took of it. */
export interface CoveredChart {
  machine: string
  svg: string
  states: CoveredPart[]
  transitions: CoveredPart[]
}

export interface CoveredPart {
  id: string
  /** with the machine's id: 'withdrawal.confirming', 'withdrawal.method: method.choose -> editing' */
  name: string
  taken: number
}

/** The machines of the whole product, running or not. */
export function coverageOf(charts: readonly FlowChart[], taken: Taken): CoveredChart[] {
  return charts.map(({ machine, svg, states, transitions }) => {
    const count = (id: string) => taken[machine]?.[id] ?? 0
    const named = (name: string) => (name === machine ? machine : `${machine}.${name}`)
    const covered = ({ id, name }: FlowChart['states'][number]) => ({ id, name: named(name), taken: count(id) })
    return { machine, svg, states: states.map(covered), transitions: transitions.map(covered) }
  })
}

export interface Total {
  taken: number
  of: number
}

export function totalOf(parts: readonly CoveredPart[]): Total {
  return { taken: parts.filter(({ taken }) => taken > 0).length, of: parts.length }
}

/** '214 of 220 states (97.3 %)' */
export function totalWords({ taken, of }: Total, noun: string): string {
  return `${taken} of ${of} ${noun} (${percent({ taken, of }).toFixed(1)} %)`
}

export function percent({ taken, of }: Total): number {
  return of === 0 ? 100 : (100 * taken) / of
}
