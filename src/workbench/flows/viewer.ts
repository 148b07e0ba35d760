import type { EventObject } from 'xstate'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import { type ChartGraph, graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { samplesOf } from './viewer/payload-form.ts'

const ids = new Set(machines.map(({ id }) => id))
const graphs: readonly ChartGraph[] = machines.map(graphOf)

/** What the flow viewer knows of the bank's machines (FLOW-3). */
export const viewer = {
  /** in the order of the machines */
  graphs,
  graph: (machine: string): ChartGraph | undefined => graphs.find(({ id }) => id === machine),
  /** sample events of a type that a machine takes */
  samples: (machine: string, eventType: string): readonly EventObject[] =>
    samplesOf(models.get(machine), eventType).map(({ event }) => event),
  /** Whether this machine, or owner of a timer, serves the flows that customers go through. */
  isPlumbing: (name: string): boolean => hasRole(name, 'plumbing') || !ids.has(name),
}
