import type { ComponentType } from 'react'
import type { AnyStateMachine, EventObject } from 'xstate'
import type { Models } from '#machines/model/model.ts'
import { type ChartGraph, graphOf } from '#src/workbench/flows/statechart/graph.ts'
import type { ChartLayout } from '#src/workbench/flows/statechart/layout.ts'
import type { ChartTheme } from '#src/workbench/flows/statechart/palette.ts'
import { samplesOf } from './payload-form.ts'

/** What the viewer needs from an app. */
export interface ViewerOptions {
  machines: readonly AnyStateMachine[]
  /** how each machine is driven: its events and their forms */
  models: Models
  /** Whether this machine, or owner of a timer, serves the others: it belongs to no journey. */
  isPlumbing(name: string): boolean
  /** Rejects when the machine has no layout; the outline is shown then. */
  loadLayout(graph: ChartGraph): Promise<ChartLayout>
  /** prefix of the names of saved files */
  name: string
  /** where settings are stored, and the prefix of their keys */
  storage: Pick<Storage, 'getItem' | 'setItem'>
  keyPrefix: string
  theme(): ChartTheme
  download(name: string, text: string, type: string): void
  /** the app's own controls for a running flow's state */
  StateTools?: ComponentType<StateToolsProps>
}

export interface StateToolsProps {
  machine: string
  /** ids of the innermost active states: 'open.ringing' */
  paths: readonly string[]
  /** who is signed in on the page that is shown */
  person: string | null
  /** a link to this moment */
  share: () => Promise<string>
  onNotice: (notice: Notice) => void
}

export interface Notice {
  tone: 'done' | 'failed'
  text: string
}

export interface Viewer extends ViewerOptions {
  /** in the order of the machines */
  graphs: readonly ChartGraph[]
  graph(machine: string): ChartGraph | undefined
  machine(id: string): AnyStateMachine | undefined
  /** sample events of a type that a machine takes */
  samples(machine: string, eventType: string): readonly EventObject[]
}

export function createViewer(options: ViewerOptions): Viewer {
  const machines = new Map(options.machines.map((machine) => [machine.id, machine]))
  const graphs = options.machines.map(graphOf)
  return {
    ...options,
    graphs,
    graph: (machine) => graphs.find(({ id }) => id === machine),
    machine: (id) => machines.get(id),
    samples: (id, eventType) => samplesOf(options.models.get(id), eventType).map(({ event }) => event),
  }
}
