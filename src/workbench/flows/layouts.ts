import type { ChartGraph } from './statechart/graph.ts'
import { type ChartLayout, type LayoutFile, readLayout } from './statechart/layout.ts'

/** One chunk per machine. `npm run generate charts` writes the files. */
const files = import.meta.glob<LayoutFile>('./layouts/*.json', { import: 'default' })

/**
 * The layout of a machine's chart.
 *
 * @throws {Error} when the machine has none
 */
export async function loadLayout(graph: ChartGraph): Promise<ChartLayout> {
  const load = files[`./layouts/${graph.id}.json`]
  if (load === undefined) throw new Error(`The machine '${graph.id}' has no layout`)
  return readLayout(graph, await load())
}
