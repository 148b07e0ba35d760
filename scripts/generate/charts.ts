import { machines } from '#src/demo/machines.ts'
import { type ChartGraph, graphOf } from '#src/kit/statechart/graph.ts'
import { type LayoutFile, readLayout } from '#src/kit/statechart/layout.ts'
import type { ChartTheme } from '#src/kit/statechart/palette.ts'
import { toSvg } from '#src/kit/statechart/to-svg.tsx'
import { layOut } from './chart-layout.ts'

export const LAYOUTS = 'src/demo/layouts'
export const PICTURES = 'docs/charts'
const THEMES: ChartTheme[] = ['light', 'dark']

export interface ChartFile {
  /** from the repository's root */
  path: string
  text: string
}

interface Laid {
  graph: ChartGraph
  layout: LayoutFile
}

/** Everything that `npm run charts` writes. */
export async function chartFiles(): Promise<ChartFile[]> {
  const laid: Laid[] = []
  for (const graph of machines.map(graphOf)) laid.push({ graph, layout: await layOut(graph) })
  const layouts = laid.map(({ graph, layout }) => ({
    path: `${LAYOUTS}/${graph.id}.json`,
    text: `${JSON.stringify(layout)}\n`,
  }))
  return [...layouts, ...pictureFiles(laid)]
}

/** The charts as pictures in both themes, and the page that shows them. */
export function pictureFiles(laid: readonly Laid[]): ChartFile[] {
  const pictures = laid.flatMap(({ graph, layout }) =>
    THEMES.map((theme) => ({
      path: `${PICTURES}/${graph.id}-${theme}.svg`,
      text: toSvg(graph, readLayout(graph, layout), theme),
    })),
  )
  return [...pictures, { path: `${PICTURES}/README.md`, text: `${INTRODUCTION}\n${laid.map(section).join('\n')}` }]
}

const INTRODUCTION = `# The flows as statecharts

Drawn by \`npm run charts\` from the machines themselves; a unit test fails when one has changed since. The same charts stand
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
