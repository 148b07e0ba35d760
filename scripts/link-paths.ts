import type { EventObject } from 'xstate'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { Condition, Deed, FlowRecipes, Step } from '#src/demo/links/paths.ts'
import { statesOf } from '#src/kit/statechart/transitions.ts'
import { type AppWay, appWays } from '#src/kit/explorer/app-paths.ts'
import type { Configuration, Exploration } from '#src/kit/explorer/configuration.ts'
import { toPlaceholder } from '#machines/sample-files.ts'
import { NOW } from '#src/kit/explorer/manual-clock.ts'
import { type Move, written } from '#src/kit/explorer/moves.ts'
import type { Plan } from '#src/kit/model/plan.ts'

/** Turns the shortest ways of a machine into what the app does to go them (DEMO-7). */
export function flowRecipes(plan: Plan, found: Exploration): FlowRecipes {
  const { ways, none } = appWays(plan, found)
  const deeds: Record<string, Deed> = {}
  const namedWays: Record<string, string[]> = {}
  const reasons: Record<string, string> = {}
  const over: string[] = []
  for (const { id, path } of statesOf(plan.machine).slice(1)) {
    const name = path.join('.')
    const way = ways.get(id)
    if (way === undefined) {
      reasons[name] = none.get(id) ?? ''
      continue
    }
    const named = namedDeeds(plan, way)
    namedWays[name] = named.map(([deed]) => deed)
    if (way.configurations.at(-1)?.isOver === true) over.push(name)
    Object.assign(deeds, Object.fromEntries(named))
  }
  return { deeds, ways: namedWays, none: reasons, over }
}

/** The deeds of a way, each with a name that tells it from any other deed of its flow. */
function namedDeeds(plan: Plan, way: AppWay): [string, Deed][] {
  const calls = callsOf(plan, way)
  const begun = plan.starts[way.start]?.inApp
  const deeds: (Deed | null)[] = [
    begun as Deed,
    ...way.edges.map(({ move }, index) => deedOf(plan, move, isHeldUntil(calls, index))),
  ]
  const names = [way.start, ...way.edges.map(({ move }) => written(move))]
  // What comes about by itself is part of the deed before it.
  const placeOf = (index: number) => deeds.findLastIndex((deed, place) => place <= index && deed !== null)
  return deeds.flatMap((deed, index): [string, Deed][] => {
    if (deed === null) return []
    const made = calls.filter((call) => placeOf(call.from) === index)
    const conditions = [...(deed.conditions ?? []), ...made.flatMap((call) => call.conditions)]
    const labels = made.flatMap((call) => (call.conditions.length > 0 ? [call.label] : []))
    const name = [names[index], ...(labels.length > 0 ? [`(${labels.join(', ')})`] : [])].join(' ')
    return [[name, { ...(conditions.length > 0 ? { conditions } : {}), steps: deed.steps }]]
  })
}

/** A call that is made on a way. */
interface MadeCall {
  /** places of the deed that makes it and of the move that ends it, if that comes */
  from: number
  to: number | null
  isHeld: boolean
  /** what must be so when it is made */
  conditions: readonly Condition[]
  /** how it goes, in words */
  label: string
}

function callsOf(plan: Plan, way: AppWay): MadeCall[] {
  const has = ({ children }: Configuration, id: string) => children.some((child) => child.id === id)
  return way.configurations.flatMap((configuration, from) =>
    configuration.children
      .filter(({ id }) => from === 0 || !has(way.configurations[from - 1] ?? configuration, id))
      .flatMap(({ id, src }) => {
        const call = plan.calls[src]
        const end = way.edges.findIndex(({ move }, index) => index >= from && move.kind === 'end' && move.id === id)
        return call === undefined ? [] : [madeCall(plan, way, { src, from, to: end < 0 ? null : end })]
      }),
  )
}

function madeCall(
  plan: Plan,
  { edges }: AppWay,
  { src, from, to }: { src: string; from: number; to: number | null },
): MadeCall {
  const call = plan.calls[src]
  const moves = edges.slice(from, to ?? undefined).map(({ move }) => move)
  const isHeld = call !== undefined && 'calls' in call && (to === null || moves.some(({ kind }) => kind !== 'end'))
  const ms = moves.reduce((sum, move) => sum + (move.kind === 'wait' ? move.ms : 0), 0)
  const end = to === null ? undefined : edges[to]?.move
  const outcome = end?.kind === 'end' ? plan.outcomes[src]?.[end.name]?.inApp : undefined
  const held = isHeld ? call.calls.map((name): Condition => ({ held: name, ms })) : []
  return {
    from,
    to,
    isHeld,
    conditions: [...held, ...(typeof outcome === 'object' ? outcome : [])],
    label: [...(end?.kind === 'end' ? [`${src}: ${end.name}`] : [src]), ...(isHeld ? [`after ${ms} ms`] : [])].join(
      ' ',
    ),
  }
}

/** Whether the call that the move at this place ends was held until then. */
function isHeldUntil(calls: readonly MadeCall[], place: number): boolean {
  return calls.some(({ to, isHeld }) => to === place && isHeld)
}

/** What the app does for a move; null when it comes about by itself. */
function deedOf(plan: Plan, move: Move, isHeld: boolean): Deed | null {
  switch (move.kind) {
    case 'wait':
      return { steps: [{ wait: move.ms }] }
    case 'end':
      return isHeld ? { steps: [{ wait: 'answer' }] } : null
    case 'tell':
      return plan.watchers[move.watcher]?.[move.name]?.inApp as Deed
    case 'send':
      return (plan.inApp[move.name] as Deed | undefined) ?? { steps: sendsOf(plan, move.name) }
  }
}

function sendsOf({ machine, events }: Plan, name: string): Step[] {
  const event = events[name]
  const all: readonly EventObject[] = event === undefined ? [] : [event].flat()
  return all.map((one) => ({ send: machine.id, event: plain(one) }))
}

/** As it can be written down. */
function plain(event: EventObject): EventObject & Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(event, (_, value) => {
      if (value instanceof File) return toPlaceholder(value)
      return value === NOW ? PLACEHOLDERS.now : value
    }),
  )
}
