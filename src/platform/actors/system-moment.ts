import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type Snapshot,
} from 'xstate'
import { AppClock } from '#src/platform/clock/clock.ts'
import type { Environment } from '#src/platform/environment.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import { clock } from './app-clock.ts'
import { delays } from './delays.ts'
import { actorOptions } from './inspection.ts'
import { mustBePlain } from './plain-context.ts'

/** A running delay: who waits, and what is sent to whom when it ends. Actors are named by their paths from the root: '/session/modal'. */
export interface KeptDelay {
  source: string
  target: string
  event: EventObject
  id: string
  /** ms of virtual time that are left */
  in: number
}

/** The actor system at one instant: the states and contexts of all its actors, and their delays (DEMO-17). */
export interface SystemMoment {
  tree: Snapshot<unknown>
  delays: readonly KeptDelay[]
}

/** What was captured of an actor, for as long as neither it nor one of its children has changed. */
interface Kept {
  snapshot: unknown
  /** the actor alone */
  own: object
  children: Readonly<Record<string, object>>
  tree: Snapshot<unknown>
}

const kept = new WeakMap<AnyActorRef, Kept>()
const parts = new WeakMap<object, object>()
const systemIds = new WeakMap<AnyActorRef, string | undefined>()

/** Captures the system, between two events. What has not changed since the last capture is the same object again. */
export function captureSystem(root: AnyActorRef): SystemMoment {
  return { tree: treeOf(root), delays: keptDelays(root) }
}

/**
 * A system that is at this moment, not started yet. Its delays end after the time that was left; calls in flight are sent again by its start.
 * Throws an Error for states that the machines do not have.
 */
export function restoreSystem<Machine extends AnyStateMachine>(
  logic: Machine,
  { tree, delays }: SystemMoment,
): ActorRefFrom<Machine> {
  let isArmed = false
  const root = restored(
    logic,
    tree,
    actorOptions(() => isArmed),
  )
  const actors = actorsOf(root)
  // XState asks for the timers of these when the root starts, before it starts any child: what a child reports first may cancel them.
  for (const { source, target, event, id, in: ms } of delays) {
    const [from, to] = [actors.get(source), actors.get(target)]
    if (from !== undefined && to !== undefined) root.system.scheduler.schedule(from, to, event, ms, id)
  }
  isArmed = true
  return root as ActorRefFrom<Machine>
}

/**
 * A system that is at this moment and is never started: it can be read, and does nothing. Nobody watches it. Throws an Error for states that the
 * machines do not have.
 */
export function pictureOf<Machine extends AnyStateMachine>(
  logic: Machine,
  { tree }: Pick<SystemMoment, 'tree'>,
): ActorRefFrom<Machine> {
  return restored(logic, tree, {}) as ActorRefFrom<Machine>
}

function restored(logic: AnyStateMachine, snapshot: Snapshot<unknown>, options: object): AnyActorRef {
  const root: AnyActorRef = createActor(logic, { ...options, systemId: 'app', snapshot } as never)
  mustBeWhole(root)
  return root
}

/** Throws an Error where an actor of a restored system has failed: when it was restored, or on what it found when it started. */
export function mustBeWhole(root: AnyActorRef): void {
  for (const actor of actorsOf(root).values()) {
    const { status, error } = actor.getSnapshot()
    if (status === 'error') throw foreignFlows(error)
  }
}

/** Why a file whose contexts are of another version, or were changed, cannot be opened. */
export function foreignFlows(cause: unknown): Error {
  return new Error('its flows are not those of this version of the demo', { cause })
}

/** The running actors of a system by their paths, parents first, in the order in which they started. */
export function actorsOf(root: AnyActorRef): Map<string, AnyActorRef> {
  const actors = new Map<string, AnyActorRef>()
  const add = (path: string, actor: AnyActorRef) => {
    actors.set(path, actor)
    for (const [id, child] of Object.entries(childrenOf(actor))) add(`${path}/${id}`, child)
  }
  add('', root)
  return actors
}

function keptDelays(root: AnyActorRef): KeptDelay[] {
  const now = clock.now()
  return delays
    .in(root.system)
    .flatMap(({ id, event, source, target, timer }) => {
      const due = clock.due(timer)
      const [from, to] = [pathOf(source, root), pathOf(target, root)]
      if (due === undefined || from === undefined || to === undefined) return []
      return [{ timer, source: from, target: to, event, id, in: Math.max(0, due - now) }]
    })
    .toSorted((left, right) => left.in - right.in || left.timer - right.timer)
    .map(({ timer, ...delay }) => delay)
}

/** Where an actor runs below the root; undefined when it has ended. */
function pathOf(actor: AnyActorRef, root: AnyActorRef): string | undefined {
  if (actor === root) return ''
  const { id, _parent: parent } = actor
  if (parent === undefined || childrenOf(parent)[id] !== actor) return undefined
  const above = pathOf(parent, root)
  return above === undefined ? undefined : `${above}/${id}`
}

function treeOf(actor: AnyActorRef): Snapshot<unknown> {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  // Promises and callbacks have no children.
  if (!('machine' in snapshot)) return actor.getPersistedSnapshot()
  const before = kept.get(actor)
  const isSame = before?.snapshot === snapshot
  const running = Object.entries(childrenOf(actor))
  if (isSame && running.every(([id, child]) => partOf(child) === before.children[id])) return before.tree
  const own = isSame ? before.own : ownOf(snapshot)
  const children = Object.fromEntries(running.map(([id, child]) => [id, partOf(child)]))
  const tree = { ...own, children } as never
  kept.set(actor, { snapshot, own, children, tree })
  return tree
}

/** The actor alone. No context holds another actor, for which XState would look through all of it, such as 100,000 rows. */
function ownOf({ context, machine, ...snapshot }: AnyMachineSnapshot): object {
  if (import.meta.env.DEV) mustBePlain(machine.id, context)
  return { ...machine.getPersistedSnapshot({ ...snapshot, context: {}, children: {} } as never), context }
}

function partOf(child: AnyActorRef): object {
  const snapshot = treeOf(child)
  const part = parts.get(snapshot) ?? { snapshot, src: child.src, systemId: systemIdOf(child), syncSnapshot: false }
  parts.set(snapshot, part)
  return part
}

/** An actor's children by id; empty if it is not a machine. */
function childrenOf(actor: AnyActorRef): Record<string, AnyActorRef> {
  return (actor.getSnapshot() as Partial<AnyMachineSnapshot>).children ?? {}
}

function systemIdOf(actor: AnyActorRef): string | undefined {
  if (!systemIds.has(actor)) {
    const [id] = Object.entries(actor.system.getAll()).find(([, one]) => one === actor) ?? []
    systemIds.set(actor, id)
  }
  return systemIds.get(actor)
}

/** What a moment tells its still picture. */
export interface Then {
  /** ms since the epoch */
  now: number
  stored: ReadonlyMap<string, string>
}

/** The environment of a still picture, on the page of this one. */
export function stillEnvironment(
  { history, loadDialogFlows }: Pick<Environment, 'history' | 'loadDialogFlows'>,
  { now, stored }: Then,
): Environment {
  const clock = new AppClock({ mode: 'paused', virtual: now })
  return {
    clock,
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: nothing, removeItem: nothing },
    send: () => new Promise(nothing),
    attempts: new OpenAttempts(clock),
    history: { ...history, push: nothing, replace: nothing, go: nothing },
    goTo: nothing,
    reload: nothing,
    expireSession: nothing,
    reloadCustomer: nothing,
    loadDialogFlows,
  }
}

function nothing(): void {}
