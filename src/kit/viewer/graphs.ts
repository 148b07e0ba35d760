import { machines } from '#src/demo/machines.ts'
import { type ChartGraph, graphOf } from '#src/kit/statechart/graph.ts'

/** The graph of every machine, in the order of their names. */
export const graphs: readonly ChartGraph[] = machines.map(graphOf)

export function graphNamed(machine: string): ChartGraph | undefined {
  return graphs.find(({ id }) => id === machine)
}
