import type { ActorRef, AnyActorRef, InspectionEvent, Snapshot } from 'xstate'
import { AppClock, type TimerLabel } from '#src/kit/clock/clock.ts'

/** The one clock of the app (CLOCK-1). `main.tsx` restores it before anything waits on it. */
export const clock = new AppClock()

let isWatched = false

/** From here on actors are known and can be observed: before the first one starts, or not at all. */
export const watchActors = () => {
  isWatched = true
}

const living = new Set<AnyActorRef>()

/**
 * Hears what an actor did, as XState tells it. `at` is the app clock's time of what was seen before anybody observed, undefined
 * for what happens now.
 */
export type Observer = (event: InspectionEvent, at?: number) => void

const observers = new Set<Observer>()
/** What was seen before anybody observed. */
const early: { event: InspectionEvent; at: number }[] = []

/** Calls the observer at once with whatever any actor does, from the page's start on (FLOW-3); returns how to stop. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  for (const { event, at } of early.splice(0)) observer(event, at)
  return () => observers.delete(observer)
}

/** The clock's timer of each delay that a system has noted. */
const timers = new WeakMap<ScheduledEvent, number>()

/** Options that every root actor starts with: the clock and, where actors are watched, the observer. */
export function actorOptions() {
  let root: AnyActorRef | undefined
  return {
    clock: {
      setTimeout: (run: () => void, ms: number) => {
        // XState hands its clock no owner; the timer just asked for is the last one that its system has noted.
        const scheduled = scheduledIn(root).at(-1)
        const id = clock.setTimeout(run, ms, timerLabel(scheduled))
        if (isWatched && scheduled) timers.set(scheduled, id)
        return id
      },
      clearTimeout: (id: number) => clock.clearTimeout(id),
    },
    ...(isWatched
      ? {
          inspect: (event: InspectionEvent) => {
            // What a transition runs is told with it; each action apart would cost every event.
            if (event.type === '@xstate.action') return
            root ??= event.actorRef as AnyActorRef
            // An actor that StrictMode creates and drops never receives its first event.
            if (event.type === '@xstate.event' && isMachineActor(event.actorRef)) living.add(event.actorRef)
            tell(event)
          },
        }
      : {}),
  }
}

function tell(event: InspectionEvent): void {
  if (observers.size === 0) early.push({ event, at: clock.now() })
  for (const observer of observers) observer(event)
}

/** The actors that run, the oldest first. */
export function livingActors(): AnyActorRef[] {
  for (const actor of living) if (!isRunning(actor)) living.delete(actor)
  return [...living]
}

/** The state value of every living actor, by machine id; a second one of the same machine gets a number. */
export function livingStates(): Record<string, unknown> {
  const states: Record<string, unknown> = {}
  for (const actor of livingActors()) {
    const snapshot = actor.getSnapshot()
    const id: string = snapshot.machine.id
    const count = Object.keys(states).filter((key) => key === id || key.startsWith(`${id} `)).length
    states[count === 0 ? id : `${id} ${count + 1}`] = snapshot.value
  }
  return states
}

/** The delays that an actor waits on: the event that each will send, its whole length in ms and the clock's timer. */
export function delaysOf(actor: AnyActorRef): { eventType: string; ms: number; timer: number | undefined }[] {
  return scheduledIn(actor)
    .filter(({ source }) => source === actor)
    .map((scheduled) => ({ eventType: scheduled.event.type, ms: scheduled.delay, timer: timers.get(scheduled) }))
}

/** A view that goes leaves its actor's snapshot active, ready to be started again: the snapshot alone does not tell. */
function isRunning(actor: AnyActorRef): boolean {
  const RUNNING = 1
  return (actor as unknown as { _processingStatus: number })._processingStatus === RUNNING
}

function isMachineActor(actor: unknown): actor is ActorRef<Snapshot<unknown>, never> {
  return 'machine' in ((actor as AnyActorRef).getSnapshot() as object)
}

function scheduledIn(actor: AnyActorRef | undefined): ScheduledEvent[] {
  const system = actor?.system as { getSnapshot(): { _scheduledEvents: Record<string, ScheduledEvent> } } | undefined
  return Object.values(system?.getSnapshot()._scheduledEvents ?? {})
}

function timerLabel(scheduled: ScheduledEvent | undefined): TimerLabel {
  const snapshot = scheduled?.source.getSnapshot() as { machine?: { id: string } } | undefined
  return {
    owner: snapshot?.machine?.id ?? 'app',
    name: scheduled?.event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1') ?? 'timer',
  }
}

interface ScheduledEvent {
  source: AnyActorRef
  event: { type: string }
  delay: number
}
