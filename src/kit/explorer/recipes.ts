import type { AnyStateMachine, EventObject } from 'xstate'
import type { App, Steps } from '#src/kit/model/in-app.ts'
import type { Model } from '#src/kit/model/model.ts'
import { statesOf } from '#src/kit/statechart/transitions.ts'
import { type AppPath, appPaths } from './app-paths.ts'
import type { Configuration, Exploration } from './exploration.ts'
import { formatMove, type Move } from './path.ts'

/** What an app is asked for beside the steps and conditions of its models. */
interface OwnApp {
  step: { wait: number | 'answer' } | { send: string; event: EventObject & Record<string, unknown> }
  condition: { held: string; ms: number }
}

interface WithOwn<A extends App> {
  step: A['step'] | OwnApp['step']
  condition: A['condition'] | OwnApp['condition']
}

/** How the states of one flow are reached (DEMO-7), by their paths: 'confirming.wrong'. */
interface FlowRecipes<A extends App> {
  deeds: Readonly<Record<string, Steps<A>>>
  /** names of deeds, the first one of which opens the flow */
  ways: Readonly<Record<string, readonly string[]>>
  /** the states that no link leads to, with the reason in words */
  none: Readonly<Record<string, string>>
  /** of the ways, those to a state in which the flow is done: it is gone from the screen on arrival */
  over: readonly string[]
}

/**
 * Turns the shortest paths of a machine into what the app does to take them (DEMO-7). `toPlain` replaces the values of
 * events that cannot be written as JSON.
 */
export function flowRecipes<A extends App>(
  machine: AnyStateMachine,
  model: Model<A>,
  found: Exploration,
  toPlain: ToPlain,
): FlowRecipes<WithOwn<A>> {
  const { paths, unreachable } = appPaths(model, found)
  const deeds: Record<string, Steps<WithOwn<A>>> = {}
  const namedWays: Record<string, string[]> = {}
  const reasons: Record<string, string> = {}
  const over: string[] = []
  for (const { id, path } of statesOf(machine).slice(1)) {
    const name = path.join('.')
    const appPath = paths.get(id)
    if (appPath === undefined) {
      reasons[name] = unreachable.get(id) ?? ''
      continue
    }
    const named = namedDeeds(model, appPath, toPlain)
    namedWays[name] = named.map(([deed]) => deed)
    if (appPath.configurations.at(-1)?.isFinal === true) over.push(name)
    Object.assign(deeds, Object.fromEntries(named))
  }
  return { deeds, ways: namedWays, none: reasons, over }
}

type ToPlain = (value: unknown) => unknown
type Named<A extends App> = [name: string, Steps<WithOwn<A>>]

/** The steps of a path, each move's with a name that tells them from those of any other move of its flow. */
function namedDeeds<A extends App>(model: Model<A>, path: AppPath, toPlain: ToPlain): Named<A>[] {
  const calls = callsOf(model, path)
  const begun = model.starts[path.start]?.inApp
  const deeds: (Steps<WithOwn<A>> | null)[] = [
    begun as Steps<A>,
    ...path.edges.map(({ move }, index) => deedOf(model, move, isHeldUntil(calls, index), toPlain)),
  ]
  const names = [path.start, ...path.edges.map(({ move }) => formatMove(move))]
  // What comes about by itself is part of the deed before it.
  const placeOf = (index: number) => deeds.findLastIndex((deed, place) => place <= index && deed !== null)
  return deeds.flatMap((deed, index): Named<A>[] => {
    if (deed === null) return []
    const made = calls.filter((call) => placeOf(call.from) === index)
    const conditions = [...(deed.conditions ?? []), ...made.flatMap((call) => call.conditions)]
    const labels = made.flatMap((call) => (call.conditions.length > 0 ? [call.label] : []))
    const name = [names[index], ...(labels.length > 0 ? [`(${labels.join(', ')})`] : [])].join(' ')
    return [[name, { ...(conditions.length > 0 ? { conditions } : {}), steps: deed.steps }]]
  })
}

/** A call that is made on a path. */
interface MadeCall<A extends App> {
  /** places of the deed that makes it and of the move that ends it, if that comes */
  from: number
  to: number | null
  isHeld: boolean
  /** what must be so when it is made */
  conditions: readonly WithOwn<A>['condition'][]
  /** how it goes, in words */
  label: string
}

function callsOf<A extends App>(model: Model<A>, path: AppPath): MadeCall<A>[] {
  const has = ({ children }: Configuration, id: string) => children.some((child) => child.id === id)
  return path.configurations.flatMap((configuration, from) =>
    configuration.children
      .filter(({ id }) => from === 0 || !has(path.configurations[from - 1] ?? configuration, id))
      .flatMap(({ id, src }) => {
        const call = model.calls[src]
        const end = path.edges.findIndex(({ move }, index) => index >= from && move.kind === 'settle' && move.id === id)
        return call === undefined ? [] : [madeCall(model, path, { src, from, to: end < 0 ? null : end })]
      }),
  )
}

function madeCall<A extends App>(
  model: Model<A>,
  { edges }: AppPath,
  { src, from, to }: { src: string; from: number; to: number | null },
): MadeCall<A> {
  const call = model.calls[src]
  const moves = edges.slice(from, to ?? undefined).map(({ move }) => move)
  const isHeld = call !== undefined && 'calls' in call && (to === null || moves.some(({ kind }) => kind !== 'settle'))
  const ms = moves.reduce((sum, move) => sum + (move.kind === 'wait' ? move.ms : 0), 0)
  const end = to === null ? undefined : edges[to]?.move
  const outcome = end?.kind === 'settle' ? model.outcomes[src]?.[end.name]?.inApp : undefined
  const held = isHeld ? call.calls.map((name): OwnApp['condition'] => ({ held: name, ms })) : []
  return {
    from,
    to,
    isHeld,
    conditions: [...held, ...(typeof outcome === 'object' ? outcome : [])],
    label: [...(end?.kind === 'settle' ? [`${src}: ${end.name}`] : [src]), ...(isHeld ? [`after ${ms} ms`] : [])].join(
      ' ',
    ),
  }
}

/** Whether the call that the move at this place ends was held until then. */
function isHeldUntil(calls: readonly MadeCall<App>[], place: number): boolean {
  return calls.some(({ to, isHeld }) => to === place && isHeld)
}

/** What the app does for a move; null when it comes about by itself. */
function deedOf<A extends App>(
  model: Model<A>,
  move: Move,
  isHeld: boolean,
  toPlain: ToPlain,
): Steps<WithOwn<A>> | null {
  switch (move.kind) {
    case 'wait':
      return { steps: [{ wait: move.ms }] }
    case 'settle':
      return isHeld ? { steps: [{ wait: 'answer' }] } : null
    case 'report':
      return model.watchers[move.watcher]?.[move.name]?.inApp as Steps<A>
    case 'send':
      return (model.inApp[move.name] as Steps<A> | undefined) ?? { steps: sendsOf(model, move.name, toPlain) }
  }
}

function sendsOf({ id, moves }: Model, name: string, toPlain: ToPlain): OwnApp['step'][] {
  const event = moves[name]
  const all: readonly EventObject[] = event === undefined ? [] : [event].flat()
  return all.map((one) => ({ send: id, event: plain(one, toPlain) }))
}

/** As it can be written down. */
function plain(event: EventObject, toPlain: ToPlain): EventObject & Record<string, unknown> {
  return JSON.parse(JSON.stringify(event, (_, value) => toPlain(value)))
}
