// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadLayout } from './layouts.ts'
import { machines } from './machines.ts'
import { Drawing } from './statechart/drawing.tsx'
import { graphOf } from './statechart/graph.ts'
import { markup } from './statechart/markup.ts'
import { palette } from './statechart/palette.ts'
import { toSvg } from './statechart/to-svg.tsx'

const graphs = machines.map(graphOf)

test.each(graphs)(
  'FLOW-3: the picture of $id is XML with all names and only the colours of its theme',
  async (graph) => {
    const layout = await loadLayout(graph)
    const [light, dark] = [toSvg(graph, layout, 'light'), toSvg(graph, layout, 'dark')]
    const parsed = new DOMParser().parseFromString(light, 'application/xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    const texts = [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(graph.nodes.map(({ key }) => key)))
    expect(light).not.toContain('var(')
    expect(light).toContain('fill="#fbf8f1"')
    expect(dark).toContain('fill="#0f1613"')
  },
)

test('FLOW-3: a picture has the same text as with React’s renderer', async () => {
  const [graph] = graphs
  if (graph === undefined) throw new Error('There is no machine')
  const drawing = <Drawing graph={graph} layout={await loadLayout(graph)} ink={(role) => `"<&'${role}>`} />
  expect(markup(drawing)).toBe(renderToStaticMarkup(drawing))
})

test('FLOW-3: pictures have the colours of the page', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(
    /--([a-z-]+): light-dark\((#\w+), (#\w+)\);/g,
  )
  const colours = new Map([...tokens].map(([, name, light, dark]) => [name, { light, dark }]))
  const coloursIn = (theme: 'light' | 'dark') =>
    Object.fromEntries(Object.keys(palette.light).map((role) => [role, colours.get(role)?.[theme]]))
  expect(palette).toEqual({ light: coloursIn('light'), dark: coloursIn('dark') })
})
