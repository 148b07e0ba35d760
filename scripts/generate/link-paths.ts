import type { AnyStateMachine, EventObject } from 'xstate'
import { type AppPath, appPaths } from '#machines/explorer/app-paths.ts'
import { type Exploration, formatMove, type Move } from '#machines/explorer/exploration.ts'
import type { Model } from '#machines/model/model.ts'
import { toPlaceholder } from '#machines/model/sample-files.ts'
import type { TimedStep } from '#machines/model/step.ts'
import type { Steps } from '#machines/model/steps.ts'
import { statesOf } from '#machines/model/transitions.ts'
import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import type { FlowPaths } from '#src/workbench/timeline/links/paths.ts'

/** Converts the shortest paths of a machine into steps in the app (DEMO-7). */
export function linkPaths(machine: AnyStateMachine, model: Model, found: Exploration): FlowPaths {
  const reached = appPaths(model, found)
  const steps: Record<string, Steps> = {}
  const paths: Record<string, string[]> = {}
  const unreachable: Record<string, string> = {}
  for (const { id, path } of statesOf(machine).slice(1)) {
    const state = path.join('.')
    const appPath = reached.paths.get(id)
    if (appPath === undefined) {
      unreachable[state] = reached.unreachable.get(id) ?? ''
      continue
    }
    const named = namedSteps(model, appPath)
    paths[state] = named.map(([name]) => name)
    Object.assign(steps, Object.fromEntries(named))
  }
  return { steps, paths, unreachable }
}

/** The steps of each move on a path, with a name that is unique to them within the flow. */
function namedSteps(model: Model, appPath: AppPath): [string, Steps][] {
  const calls = callsOf(model, appPath)
  const begun = model.starts[appPath.start]?.inApp
  const moves: (Steps | null)[] = [
    begun as Steps,
    ...appPath.edges.map(({ move }, index) => {
      const wasHeld = calls.some(({ to, isHeld }) => to === index && isHeld)
      return stepsOf(model, move, wasHeld)
    }),
  ]
  const names = [appPath.start, ...appPath.edges.map(({ move }) => formatMove(move))]
  // A move without steps happens by itself after the previous move.
  const placeOf = (index: number) => moves.findLastIndex((move, place) => place <= index && move !== null)
  return moves.flatMap((steps, index): [string, Steps][] => {
    if (steps === null) return []
    const made = calls.filter((call) => placeOf(call.from) === index)
    const labels = made.flatMap((call) => (call.causes.length > 0 ? [call.label] : []))
    const name = [names[index], ...(labels.length > 0 ? [`(${labels.join(', ')})`] : [])].join(' ')
    return [[name, withReset([...made.flatMap(({ causes }) => causes), ...steps])]]
  })
}

/** The steps, and after them one that clears the faults, if there are any. */
function withReset(steps: Steps): Steps {
  return steps.some(({ kind }) => kind === 'fault') ? [...steps, { kind: 'fault', fault: null }] : steps
}

/** A call that is made on a path. */
interface MadeCall {
  /** indexes of the moves that start and end it, if it ends */
  from: number
  to: number | null
  isHeld: boolean
  /** steps before the call */
  causes: Steps
  /** name of its outcome */
  label: string
}

function callsOf(model: Model, { configurations, edges }: AppPath): MadeCall[] {
  return configurations.flatMap(({ children }, from) => {
    const before = configurations[from - 1]?.children ?? []
    const started = children.filter(({ id }) => !before.some((child) => child.id === id))
    return started.flatMap(({ id, src }): MadeCall[] => {
      const call = model.calls[src]
      if (call === undefined) return []
      const end = edges.findIndex(({ move }, index) => index >= from && move.kind === 'settle' && move.id === id)
      const to = end < 0 ? null : end
      const moves = edges.slice(from, to ?? undefined).map(({ move }) => move)
      const isHeld = 'calls' in call && (to === null || moves.some(({ kind }) => kind !== 'settle'))
      const ms = moves.reduce((sum, move) => sum + (move.kind === 'wait' ? move.ms : 0), 0)
      const settled = edges[end]?.move
      const name = settled?.kind === 'settle' ? settled.name : undefined
      const outcome = name === undefined ? undefined : model.outcomes[src]?.[name]?.inApp
      // The answer is delayed, so that other steps can happen in between.
      const delayed = isHeld
        ? call.calls.map(
            (call): TimedStep => ({ kind: 'fault', fault: { call, kind: 'delay', ms: ms + LEAST_LATENCY } }),
          )
        : []
      const causes = [...delayed, ...(typeof outcome === 'object' ? outcome : [])]
      const label = `${name === undefined ? src : `${src}: ${name}`}${isHeld ? ` after ${ms} ms` : ''}`
      return [{ from, to, isHeld, causes, label }]
    })
  })
}

/**
 * The app steps for a move; null when it happens by itself.
 *
 * @param wasHeld whether the call that the move ends was delayed until then
 */
function stepsOf(model: Model, move: Move, wasHeld: boolean): Steps | null {
  switch (move.kind) {
    case 'wait':
      return [{ ms: move.ms, kind: 'wait' }]
    case 'settle':
      return wasHeld ? [{ ms: LEAST_LATENCY, kind: 'answer' }] : null
    case 'report':
      return model.watchers[move.watcher]?.[move.name]?.inApp as Steps
    case 'send':
      return (model.inApp[move.name] as Steps | undefined) ?? sendsOf(model, move.name)
  }
}

function sendsOf({ id, moves }: Model, name: string): Steps {
  const event = moves[name]
  const all: readonly EventObject[] = event === undefined ? [] : [event].flat()
  return all.map((one) => ({ kind: 'event', flow: id, event: plain(one) }))
}

/** Replaces values that JSON cannot hold. */
function plain(event: EventObject): EventObject & Record<string, unknown> {
  return JSON.parse(JSON.stringify(event, (_, value) => (value instanceof File ? toPlaceholder(value) : value)))
}
