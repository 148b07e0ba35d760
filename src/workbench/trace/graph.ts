import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'

/** A machine as data, for its chart, outline and exports (FLOW-3). */
export interface ChartGraph {
  /** the machine's id, which is also its root state's */
  id: string
  /** parents before their children */
  nodes: readonly ChartNode[]
  /** in the order of the chart: by state, then by event, each guarded branch by itself, then `always` */
  edges: readonly ChartEdge[]
}

export interface ChartNode {
  /** as in the machine: 'door.ringing.bell', or the state's own `id` */
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  parent: string | null
  children: readonly string[]
  /** the initial child of a compound state */
  initial: string | null
  tags: readonly string[]
  /** names of the actors that it invokes */
  invokes: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
}

export interface ChartEdge {
  /** see `transitionId` */
  id: string
  source: string
  /** empty when the transition has no target; several when it enters parallel regions */
  targets: readonly string[]
  /** as XState names it: 'form.submit', 'xstate.done.actor.0.login', '' for `always` */
  eventType: string
  kind: EdgeKind
  /** for people: 'form.submit', 'after closeDelay', 'always', 'done', 'error' */
  label: string
  /** with its static parameters: 'isColour(red)' */
  guard: string | null
  /** with their static parameters: 'ring(twice)' */
  actions: readonly string[]
  /** the name of a delay; all have one */
  delay: string | null
  /** ms of virtual time; null when the delay is computed at run time */
  ms: number | null
}

export type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error'

/** Reads the machine itself, not its JSON, which lacks `always`, delays, results of actors and guards. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const states = statesOf(machine)
  return {
    id: machine.root.id,
    nodes: states.map(toNode),
    edges: states.flatMap((state) => transitionsOf(state).map((transition) => toEdge(transition, machine))),
  }
}

function toNode(state: AnyStateNode): ChartNode {
  return {
    id: state.id,
    key: state.key,
    type: state.type,
    parent: state.parent?.id ?? null,
    children: Object.values(state.states).map((child) => (child as AnyStateNode).id),
    initial: state.type === 'compound' ? (state.initial.target[0]?.id ?? null) : null,
    tags: [...state.tags],
    invokes: state.invoke.map(({ src }) => nameOf(src)),
    entry: state.entry.filter(isOwn).map(nameOf),
    exit: state.exit.filter(isOwn).map(nameOf),
  }
}

function toEdge(transition: AnyTransitionDefinition, machine: AnyStateMachine): ChartEdge {
  const { eventType, source, guard } = transition
  const kind = kindOf(eventType)
  const delay = kind === 'after' ? delayOf(transition) : null
  return {
    id: transitionId(transition),
    source: source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    eventType,
    kind,
    label: delay === null ? labelOf(kind, transition) : `after ${delay}`,
    guard: guard === undefined ? null : nameOf(guard),
    actions: transition.actions.map(nameOf),
    delay,
    ms: delay === null ? null : msOf(delay, machine),
  }
}

function kindOf(eventType: string): EdgeKind {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'after'
  if (eventType.startsWith('xstate.done.')) return 'done'
  return eventType.startsWith('xstate.error.') ? 'error' : 'event'
}

function labelOf(kind: EdgeKind, { eventType, source }: AnyTransitionDefinition): string {
  if (kind === 'always') return 'always'
  if (kind === 'event') return eventType
  // Names the actor only when the state invokes several.
  const actor = source.invoke.find(({ id }) => eventType === `xstate.${kind}.actor.${id}`)
  return actor === undefined || source.invoke.length === 1 ? kind : `${kind} ${nameOf(actor.src)}`
}

/** A delay's event is 'xstate.after.<delay>.<state id>'. */
function delayOf({ eventType, source }: AnyTransitionDefinition): string {
  return eventType.slice('xstate.after.'.length, -`.${source.id}`.length)
}

function msOf(delay: string, machine: AnyStateMachine): number | null {
  const ms: unknown = machine.implementations.delays[delay]
  return typeof ms === 'number' ? ms : null
}

/** XState schedules and cancels delays with built-in actions. */
function isOwn(action: unknown): boolean {
  return !nameOf(action).startsWith('xstate.')
}

/** The chart's name for an action, guard or actor. Inline functions have the type that XState gives them. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, name, params } = named as { type?: string; name?: string; params?: unknown }
  return `${type ?? name ?? 'inline'}${fixed(params)}`
}

/** Static parameters; those computed from an event are left out. */
function fixed(params: unknown): string {
  if (params === undefined || typeof params === 'function') return ''
  const texts = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  return `(${texts.map((text) => (typeof text === 'object' ? JSON.stringify(text) : String(text))).join(', ')})`
}
