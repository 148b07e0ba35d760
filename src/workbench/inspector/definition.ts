import type { ChartEdge, ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'

/** A machine as names only: what an inspector draws, without inputs and contexts. */
interface Definition {
  id: string
  type?: 'parallel' | 'final'
  initial?: string
  tags?: readonly string[]
  entry?: readonly string[]
  exit?: readonly string[]
  invoke?: { src: string; onDone?: Branch[]; onError?: Branch[] }[]
  onDone?: Branch[]
  on?: Record<string, Branch[]>
  after?: Record<string, Branch[]>
  always?: Branch[]
  states?: Record<string, Definition>
}

interface Branch {
  target?: string[]
  guard?: string
  actions?: readonly string[]
}

/** The chart as the JSON machine configuration that Stately's inspector expects. */
export function definitionOf(graph: ChartGraph): string {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const define = (id: string): Definition => {
    const node = nodes.get(id) as ChartNode
    const edges = graph.edges.filter(({ source }) => source === id)
    const delayed = edges.filter(({ kind }) => kind === 'after')
    // Whichever child it is that ends: a machine writes that as an event.
    const ofEvents = edges.filter(({ kind, eventType }) => kind === 'event' || eventType.endsWith('.*'))
    const answered = (...eventTypes: string[]) =>
      edges.filter((edge) => eventTypes.includes(edge.eventType)).map(toBranch)
    // The events that XState uses for `onDone` and `onError`. An actor is identified by its name, or without an id by its index.
    const ends = (kind: 'done' | 'error', src: string, index: number) =>
      answered(`xstate.${kind}.actor.${src}`, `xstate.${kind}.actor.${index}.${id}`)
    return {
      id,
      ...(node.type === 'parallel' || node.type === 'final' ? { type: node.type } : {}),
      ...(node.initial === null ? {} : { initial: nodes.get(node.initial)?.key ?? '' }),
      ...filled({ tags: node.tags, entry: node.entry, exit: node.exit }),
      ...filled({
        invoke: node.invokes.map((src, index) => ({
          src,
          ...filled({
            onDone: ends('done', src, index),
            onError: ends('error', src, index),
          }),
        })),
        onDone: answered(`xstate.done.state.${id}`),
      }),
      ...filled({ on: branches(ofEvents, ({ eventType }) => eventType) }),
      ...filled({ after: branches(delayed, ({ delay }) => delay ?? '') }),
      ...filled({ always: edges.filter(({ kind }) => kind === 'always').map(toBranch) }),
      ...filled({
        states: Object.fromEntries(node.children.map((child) => [nodes.get(child)?.key ?? child, define(child)])),
      }),
    }
  }
  return JSON.stringify(define(graph.id))
}

function branches(edges: readonly ChartEdge[], keyOf: (edge: ChartEdge) => string): Record<string, Branch[]> {
  const found: Record<string, Branch[]> = {}
  for (const edge of edges) found[keyOf(edge)] = [...(found[keyOf(edge)] ?? []), toBranch(edge)]
  return found
}

function toBranch({ targets, guard, actions }: ChartEdge): Branch {
  return {
    ...filled({ target: targets.map((id) => `#${id}`), actions }),
    ...(guard === null ? {} : { guard }),
  }
}

/** Leaves empty values out. */
function filled<T extends Record<string, object>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Object.keys(value).length > 0)) as Partial<T>
}
