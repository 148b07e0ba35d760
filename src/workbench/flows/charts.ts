import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { statesOf } from '#machines/model/transitions.ts'
import type { FlowChart } from '#src/workbench/contract/desk-demo.ts'
import { type ChartEdge, graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { Drawing } from './statechart/drawing.tsx'
import { layoutOf } from './statechart/layout.ts'

/** Every machine with its chart, and the names of its parts (FLOW-5). */
export function charts(): FlowChart[] {
  return machines.map((machine) => {
    const graph = graphOf(machine)
    const names = stateNames(machine)
    const transitions = transitionNames(machine)
    return {
      machine: graph.id,
      svg: markupOf(createElement(Drawing, { graph, layout: layoutOf(graph) })),
      states: graph.nodes.map(({ id }) => ({ id, name: names.get(id) ?? id })),
      transitions: graph.edges.map(({ id }) => ({ id, name: transitions.get(id) ?? id })),
    }
  })
}

function markupOf(element: ReactElement): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(element))
  const { innerHTML } = place
  root.unmount()
  return innerHTML
}

/** The transitions of a machine for people, by their ids: 'editing: profile.submit [isValid] -> submitting'. */
export function transitionNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const names = stateNames(machine)
  return new Map(graphOf(machine).edges.map((edge) => [edge.id, nameOf(edge, names)]))
}

function stateNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(statesOf(machine).map(({ id, path }) => [id, path.join('.') || machine.root.id]))
}

function nameOf({ source, label, guard, targets }: ChartEdge, names: ReadonlyMap<string, string>): string {
  const condition = guard === null ? '' : ` [${guard}]`
  const targetText = targets.length === 0 ? '' : ` -> ${targets.map((id) => names.get(id)).join(', ')}`
  return `${names.get(source)}: ${label}${condition}${targetText}`
}
