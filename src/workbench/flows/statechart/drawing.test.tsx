// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { Drawing } from './drawing.tsx'
import { layoutOf } from './layout.ts'

const graphs = machines.map(graphOf)

test.each(graphs)(
  'FLOW-3: the picture of $id is XML with all names and no colour but those of the style sheet',
  (graph) => {
    const layout = layoutOf(graph)
    const picture = renderToStaticMarkup(<Drawing graph={graph} layout={layout} />)
    const parsed = new DOMParser().parseFromString(picture, 'application/xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    const texts = [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(graph.nodes.map(({ key }) => key)))
    expect(picture).not.toMatch(/(fill|stroke)="#/)
  },
)
