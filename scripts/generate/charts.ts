import { machines } from '#src/workbench/flows/machines.ts'
import { type ChartGraph, graphOf } from '#src/workbench/flows/statechart/graph.ts'
import { type LayoutFile, readLayout } from '#src/workbench/flows/statechart/layout.ts'
import type { ChartTheme } from '#src/workbench/flows/statechart/palette.ts'
import { toSvg } from '#src/workbench/flows/statechart/to-svg.tsx'
import { hashOf, layOut } from './chart-layout.ts'
import {
  changedFiles,
  type GeneratedFile,
  type Generator,
  readGenerated,
  removeFiles,
  strayFiles,
  writeChanged,
} from './generated-file.ts'

export const LAYOUTS = 'src/workbench/flows/layouts'
export const PICTURES = 'docs/charts'
const THEMES: ChartTheme[] = ['light', 'dark']

interface Laid {
  graph: ChartGraph
  layout: LayoutFile
}

/** Each machine's chart layout for the viewer (FLOW-3) and its pictures for the docs. */
export const charts: Generator = {
  makes: `the charts' layouts in ${LAYOUTS} and their pictures in ${PICTURES}; only of machines that have changed`,
  stale: () => {
    const graphs = machines.map(graphOf)
    const laid = graphs.flatMap((graph) => keptLayout(graph) ?? [])
    const isLaid = new Set(laid.map(({ graph }) => graph))
    const missing = graphs.filter((graph) => !isLaid.has(graph)).map(({ id }) => layoutPath(id))
    if (missing.length > 0) return missing
    const files = [...laid.map(layoutFile), ...pictureFiles(laid)]
    return [...changedFiles(files).map(({ path }) => path), ...strays(files)]
  },
  write: async () => {
    const laid: Laid[] = []
    for (const graph of machines.map(graphOf)) {
      const kept = keptLayout(graph)
      if (kept === null) console.log(`charts: laying out ${graph.id}, ${laid.length + 1} of ${machines.length}`)
      laid.push(kept ?? { graph, layout: await layOut(graph) })
    }
    const files = [...laid.map(layoutFile), ...pictureFiles(laid)]
    writeChanged('charts', files)
    removeFiles('charts', strays(files))
  },
}

/** The stored layout if it matches the current machine, otherwise null. */
function keptLayout(graph: ChartGraph): Laid | null {
  const text = readGenerated(layoutPath(graph.id))
  const layout: LayoutFile | null = text === null ? null : JSON.parse(text)
  return layout?.hash === hashOf(graph) ? { graph, layout } : null
}

function layoutFile({ graph, layout }: Laid): GeneratedFile {
  return { path: layoutPath(graph.id), text: `${JSON.stringify(layout)}\n` }
}

function layoutPath(id: string): string {
  return `${LAYOUTS}/${id}.json`
}

function strays(files: readonly GeneratedFile[]): string[] {
  return [LAYOUTS, PICTURES].flatMap((folder) => strayFiles(folder, files))
}

/** SVG pictures of the charts in both themes, and the page that shows them. */
export function pictureFiles(laid: readonly Laid[]): GeneratedFile[] {
  const pictures = laid.flatMap(({ graph, layout }) =>
    THEMES.map((theme) => ({
      path: `${PICTURES}/${graph.id}-${theme}.svg`,
      text: toSvg(graph, readLayout(graph, layout), theme),
    })),
  )
  return [...pictures, { path: `${PICTURES}/README.md`, text: `${INTRODUCTION}\n${laid.map(section).join('\n')}` }]
}

const INTRODUCTION = `# The flows as statecharts

\`npm run generate charts\` draws these charts from the machines; a unit test fails when they are out of date. The flow viewer of the
demo shows the same charts with the current state.

- A box is a state: its name, its tags, the actors that it invokes, its entry and exit actions. A double border marks a final state.
- States in a dashed border are parallel. The dot points to the initial state.
- A label is a transition: its event, and its guard in italics. A row inside a state with a line after the event is a transition
  that stays in the state and only runs actions. A label inside a state with a line to another state starts in that state.
- Dashed lines are transitions without an event: immediate (\`always\`) or after a delay (\`after\`).
`

function section({ graph: { id, nodes, edges } }: Laid): string {
  return `## ${id}

[\`machines/${id}/${id}.machine.ts\`](../../machines/${id}/${id}.machine.ts), ${nodes.length} states, ${edges.length} transitions

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${id}-dark.svg">
  <img src="${id}-light.svg" alt="Statechart of ${id}">
</picture>
`
}
