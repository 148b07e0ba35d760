import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { type ChartLayout, type LayoutFile, readLayout } from './statechart/layout.ts'

/**
 * The layout of a machine's chart. `npm run generate charts` writes the file.
 *
 * @throws {Error} when the machine has none
 */
export async function loadLayout(graph: ChartGraph): Promise<ChartLayout> {
  const { default: layouts } = await import('./layouts.json')
  const layout = (layouts as unknown as Readonly<Record<string, LayoutFile>>)[graph.id]
  if (layout === undefined) throw new Error(`The machine '${graph.id}' has no layout`)
  return readLayout(graph, layout)
}
