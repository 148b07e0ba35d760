import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Drawing } from '#src/workbench/flows/statechart/drawing.tsx'
import { type LayoutFile, readLayout } from '#src/workbench/flows/statechart/layout.ts'
import { type ChartGraph, graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { layOut } from './chart-layout.ts'
import { type GeneratedFile, type Generator, removeStray, writeChanged } from './generated-file.ts'

export const LAYOUTS = 'src/workbench/flows/layouts.json'
export const PICTURES = 'docs/charts'
const TOKENS = 'src/ui/styles/tokens.css'

interface Laid {
  graph: ChartGraph
  layout: LayoutFile
}

/** Each machine's chart layout for the viewer (FLOW-3) and its pictures for the docs. */
export const charts: Generator = {
  makes: `the charts' layouts in ${LAYOUTS} and their pictures in ${PICTURES}`,
  write: async () => {
    const laid: Laid[] = []
    for (const graph of machines.map(graphOf)) laid.push({ graph, layout: await layOut(graph) })
    const files = [layoutFile(laid), ...pictureFiles(laid)]
    writeChanged('charts', files)
    removeStray('charts', PICTURES, files)
  },
}

/** One line per machine, for readable diffs. */
function layoutFile(laid: readonly Laid[]): GeneratedFile {
  const lines = laid.map(({ graph, layout }) => `"${graph.id}": ${JSON.stringify(layout)}`)
  return { path: LAYOUTS, text: `{\n${lines.join(',\n')}\n}\n` }
}

/** SVG pictures of the charts, in the colours of the reader's theme, and the page that shows them. */
export function pictureFiles(laid: readonly Laid[]): GeneratedFile[] {
  const style = `<style>svg{color-scheme:light dark;${colours()}}</style>`
  const pictures = laid.map(({ graph, layout }) => {
    const picture = renderToStaticMarkup(createElement(Drawing, { graph, layout: readLayout(graph, layout) }))
    return { path: `${PICTURES}/${graph.id}.svg`, text: `${picture.replace('>', `>${style}`)}\n` }
  })
  return [...pictures, { path: `${PICTURES}/README.md`, text: `${INTRODUCTION}\n${laid.map(section).join('\n')}` }]
}

/** The colours of the style sheet, which a picture cannot ask. */
function colours(): string {
  return [...readFileSync(TOKENS, 'utf8').matchAll(/--[a-z-]+: light-dark\(#\w+, #\w+\);/g)].join('')
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

![Statechart of ${id}](${id}.svg)
`
}
