import { graphOf } from '#src/dev/chart/graph.ts'
import { machines } from '#src/dev/chart/machines.ts'
import { layOut } from './chart-layout.ts'

export interface ChartFile {
  /** from the repository's root */
  path: string
  text: string
}

/** Everything that `npm run charts` writes. */
export async function chartFiles(): Promise<ChartFile[]> {
  const files: ChartFile[] = []
  for (const graph of machines.map(graphOf)) {
    const layout = await layOut(graph)
    files.push({ path: `src/dev/chart/layouts/${graph.id}.json`, text: `${JSON.stringify(layout)}\n` })
  }
  return files
}
