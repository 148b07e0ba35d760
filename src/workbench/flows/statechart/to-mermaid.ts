import type { ChartEdge, ChartGraph, ChartNode } from './graph.ts'
import { isInside, linesOf, rowsOf } from './measures.ts'

/**
 * A machine as a Mermaid `stateDiagram-v2` (FLOW-3). Mermaid draws lines only between siblings: any other transition becomes
 * a line between the siblings that contain its ends, and its label names the ends. Transitions from a state into its own
 * descendants, and transitions without a target, are listed in notes.
 */
export function toMermaid(graph: ChartGraph): string {
  const root = graph.nodes.find(({ parent }) => parent === null)
  return ['stateDiagram-v2', ...(root === undefined ? [] : stateLines(root, graph)), ''].join('\n')
}

function stateLines(node: ChartNode, graph: ChartGraph): string[] {
  const children = graph.nodes.filter(({ parent }) => parent === node.id)
  const notes = notesOf(node, graph)
  const noted =
    notes.length === 0 ? [] : [`note right of ${nameOf(node.id)}`, ...indented(notes.map(escaped)), 'end note']
  if (children.length === 0) return [`state "${escaped(node.key)}" as ${nameOf(node.id)}`, ...noted]
  const regions = children.map((child) => stateLines(child, graph))
  const inside =
    node.type === 'parallel' ? regions.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines])) : regions.flat()
  return [
    `state "${escaped(node.key)}" as ${nameOf(node.id)} {`,
    ...indented([
      ...(node.initial === null ? [] : [`[*] --> ${nameOf(node.initial)}`]),
      ...inside,
      ...children.filter(({ type }) => type === 'final').map(({ id }) => `${nameOf(id)} --> [*]`),
      ...graph.edges.flatMap((edge) => lineOf(edge, node, graph)),
    ]),
    '}',
    ...noted,
  ]
}

/** A transition's lines between children of this state, from the child that contains its source to the child that contains its target. */
function lineOf(edge: ChartEdge, parent: ChartNode, graph: ChartGraph): string[] {
  return edge.targets.flatMap((target) => {
    const [from, to] = [childHolding(edge.source, parent, graph), childHolding(target, parent, graph)]
    const isHere = from !== undefined && to !== undefined && (from !== to || edge.source === target)
    if (!isHere || (from === to && from !== target)) return []
    const ends = [
      ...(from === edge.source ? [] : [`from ${keyOf(edge.source, graph)}`]),
      ...(to === target ? [] : [`to ${keyOf(target, graph)}`]),
    ]
    return [`${nameOf(from)} --> ${nameOf(to)} : ${escaped([...linesOf(edge), ...ends].join(' '))}`]
  })
}

function notesOf(node: ChartNode, graph: ChartGraph): string[] {
  const own = graph.edges.filter(({ source }) => source === node.id)
  return [
    ...node.tags.map((tag) => `tag ${tag}`),
    ...rowsOf(node),
    ...own.filter(isInside).map((edge) => linesOf(edge).join(' ')),
    ...own.flatMap((edge) =>
      edge.targets
        .filter((target) => target !== node.id && chainOf(target, graph).includes(node.id))
        .map((target) => `${linesOf(edge).join(' ')} to ${keyOf(target, graph)}`),
    ),
  ]
}

function childHolding(id: string, parent: ChartNode, graph: ChartGraph): string | undefined {
  const chain = chainOf(id, graph)
  const at = chain.indexOf(parent.id)
  return at < 0 ? undefined : chain[at + 1]
}

/** A state and its ancestors, the outermost first. */
function chainOf(id: string, graph: ChartGraph): string[] {
  const parent = graph.nodes.find((node) => node.id === id)?.parent ?? null
  return parent === null ? [id] : [...chainOf(parent, graph), id]
}

function keyOf(id: string, graph: ChartGraph): string {
  return graph.nodes.find((node) => node.id === id)?.key ?? id
}

/** Mermaid ids may contain only letters, digits and underscores. */
function nameOf(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, '_')
}

/** Escapes characters that would end a text. */
function escaped(text: string): string {
  return text.replace(/["#:;<>]/g, (letter) => `#${letter.charCodeAt(0)};`)
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
