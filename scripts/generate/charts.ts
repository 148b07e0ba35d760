import { machines } from '#src/demo/machines.ts'
import { type ChartGraph, graphOf } from '#src/kit/statechart/graph.ts'
import { type LayoutFile, readLayout } from '#src/kit/statechart/layout.ts'
import type { ChartTheme } from '#src/kit/statechart/palette.ts'
import { toSvg } from '#src/kit/statechart/to-svg.tsx'
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

export const LAYOUTS = 'src/demo/layouts'
export const PICTURES = 'docs/charts'
const THEMES: ChartTheme[] = ['light', 'dark']

interface Laid {
  graph: ChartGraph
  layout: LayoutFile
}

/** The charts: each machine's layout for the viewer (FLOW-3), and its pictures for the documentation. */
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

/** A layout that was made for the machine as it is; null where there is none. */
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

/** The charts as pictures in both themes, and the page that shows them. */
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

Drawn by \`npm run generate charts\` from the machines themselves; a unit test fails when one has changed since. The same charts stand
in the demo, with the live state in them.

- A box is a state: its name, its tags, the actors that it starts, what it does on entry and exit. One with a double border is final.
- States in a dashed border are active side by side. The dot points to where a state begins.
- A label is a transition: the event that starts it, and its guard in italics. A row in a state, with a stroke behind the event,
  is a transition that stays there and only acts. A label from which a line starts belongs to the state that it lies in.
- Dashed lines are taken without an event: at once (\`always\`), or when the time has passed (\`after\`).
`

function section({ graph: { id, nodes, edges } }: Laid): string {
  return `## ${id}

[\`machines/${id}.machine.ts\`](../../machines/${id}.machine.ts), ${nodes.length} states, ${edges.length} transitions

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${id}-dark.svg">
  <img src="${id}-light.svg" alt="Statechart of ${id}">
</picture>
`
}
