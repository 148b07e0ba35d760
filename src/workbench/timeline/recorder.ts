import type { RouterHistory } from '@tanstack/react-router'
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { EventStep, KitStep, OriginOf, OwnStep, RecordingOf } from '#machines/model/step.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { createFlowNames, type Marks } from './flow-names.ts'
import { Steps } from './steps.ts'
import { watchFlows } from './watch-flows.ts'
import { watchPages } from './watch-pages.ts'

export interface RecorderParts<Own extends OwnStep, Start, Proof> {
  /** loads who sends which event, when a recording starts, so that this code can be loaded late */
  origins(): Promise<OriginOf>
  secrets: {
    /** the event as plain JSON, with secrets replaced by placeholders */
    ofEvent(event: EventObject): EventStep['event']
    /** the path with its secrets replaced */
    ofPath(href: string): string
    ofStep<Step extends KitStep | Own>(step: Step): Step
  }
  world: {
    /** the state that a recording starts from */
    start(): Start
    /** the proof of the state that a recording ends in */
    proof(): Proof
  }
  history: RouterHistory
  marks: Marks
  /** remounts the flows of the page */
  freshPage(): void
}

export interface Recorder<Own extends OwnStep, Start, Proof> {
  /** Throws while a recording is running. */
  start(): void
  /** Throws when nothing is being recorded, and while the origins are still loading; in that case nothing is lost. */
  stop(): RecordingOf<Own, Start, Proof>
  /** Discards the recorded steps and starts again. */
  restart(): void
  /** Adds a step that happened outside the flows. */
  note(step: KitStep | Own): void
  /** the number of recorded steps; null when no recording is running */
  count(): number | null
  /** Reports every step, start and stop; returns how to stop listening. */
  subscribe(listener: () => void): () => void
}

interface Running<Own extends OwnStep, Start> {
  start: Start
  steps: Steps<Own>
  /** what happened before the origins were loaded, in order */
  waiting: { isEvent: boolean; take(): void }[]
  end(): void
}

/** Records a person's actions, without the consequences. */
export function createRecorder<Own extends OwnStep, Start, Proof>({
  origins,
  secrets,
  world,
  history,
  marks,
  freshPage,
}: RecorderParts<Own, Start, Proof>): Recorder<Own, Start, Proof> {
  const names = createFlowNames(marks)
  const listeners = new Set<() => void>()
  let originOf: OriginOf | null = null
  let running: Running<Own, Start> | null = null

  return {
    start: () => {
      if (running !== null) throw new Error('A recording is under way: stop it first')
      begin()
    },
    stop: () => {
      if (running === null) throw new Error('Nothing is being recorded: start a recording first')
      const { start, steps, waiting } = running
      if (waiting.some(({ isEvent }) => isEvent)) {
        void load()
        throw new Error('The recorder is still loading: stop the recording when the page has come to rest')
      }
      takeAll(running)
      running.end()
      running = null
      const end = { ...steps.since(clock.now()), proof: clock.isQuiet ? world.proof() : null }
      notify()
      return structuredClone({ start, steps: steps.list, end })
    },
    restart: () => {
      if (running === null) return
      running.end()
      begin()
    },
    note: (step) => {
      if (running !== null) add(running, secrets.ofStep(step))
    },
    count: () => running?.steps.list.length ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function begin(): void {
    const steps = new Steps<Own>(clock.now())
    const run: Running<Own, Start> = {
      start: world.start(),
      steps,
      waiting: [],
      end: () => undefined,
    }
    const flows = watchFlows({
      onEvent: (actor, event) => noteEvent(run, actor, event),
      onPress: (what) => add(run, { kind: 'press', what }),
    })
    const leavePages = watchPages(
      history,
      (move) => add(run, { ...move, to: secrets.ofPath(move.to) }),
      flows.isUnderWay,
    )
    const leaveClock = clock.observe((change, timer) => {
      if (change === 'fired') inOrder(run, false, () => steps.fire(timer))
    })
    run.end = () => {
      flows.stop()
      leavePages()
      leaveClock()
    }
    running = run
    void load()
    freshPage()
    notify()
  }

  /** The event is copied now, since its secrets may change; whether to keep it can be decided once the origins are loaded. */
  function noteEvent(run: Running<Own, Start>, actor: AnyActorRef, event: EventObject): void {
    // XState's own events: a flow starts or ends, or its delay is over.
    if (event.type.startsWith('xstate.')) return
    const { machine } = actor.getSnapshot() as AnyMachineSnapshot
    const origin = () => originOf?.(machine.id, event.type) ?? 'app'
    if (originOf !== null && origin() === 'app') return
    const step: EventStep = { kind: 'event', ...names.nameOf(actor), event: secrets.ofEvent(event) }
    const at = clock.now()
    inOrder(run, true, () => {
      if (origin() !== 'app') run.steps.add(step, at, origin() === 'typing')
    })
    notify()
  }

  function add(run: Running<Own, Start>, step: KitStep | Own): void {
    const at = clock.now()
    inOrder(run, false, () => run.steps.add(step, at))
    notify()
  }

  function inOrder({ waiting }: Running<Own, Start>, isEvent: boolean, take: () => void): void {
    if (originOf === null) waiting.push({ isEvent, take })
    else take()
  }

  async function load(): Promise<void> {
    try {
      originOf = await clock.track(origins())
    } catch {
      // `stop` tries again.
      return
    }
    if (running === null) return
    takeAll(running)
    notify()
  }

  function takeAll({ waiting }: Running<Own, Start>): void {
    for (const { take } of waiting.splice(0)) take()
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }
}
