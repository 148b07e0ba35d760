import type { AnyActorRef, EventObject } from 'xstate'
import type { Backend } from '#mocks/bank/backend.ts'
import { router } from '#src/app/router.ts'
import type { RecordedDoing, Recording, RecordingStart } from '#src/demo/demo-contract.ts'
import type { DemoHost } from '#src/demo/host.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { lookIntoFiles } from '#src/demo/recorder/file-kind.ts'
import { flowName } from './flow-name.ts'
import { freshPage } from '#src/demo/recorder/fresh-page.ts'
import { maskWorld } from '#src/demo/recorder/mask-world.ts'
import { proofNow } from '#src/demo/recorder/proof.ts'
import { toRoute } from '#src/demo/recorder/route-path.ts'
import { createSecretPlaceholders } from '#src/demo/recorder/secret-placeholders.ts'
import { Steps } from './steps.ts'
import { nameOf, type TellDoing } from '#src/demo/recorder/with-recording.ts'
import { watchFlows } from './watch-flows.ts'
import { watchPages } from './watch-pages.ts'

export interface Recorder {
  start(): void
  stop(): Recording
  /** Drops what was recorded and begins anew: nothing leads over a reset or an import. */
  restart(): void
  /** Notes what was done beside the flows. */
  tell: TellDoing
  /** how many steps have been recorded; null while nothing is */
  count(): number | null
  /** Tells of every step, and of start and stop; returns how to stop listening. */
  subscribe(listener: () => void): () => void
}

interface Running {
  start: RecordingStart
  steps: Steps
  end(): void
}

/** Records what a person does with the demonstration, and nothing of what follows from it (DEMO-8). */
export function createRecorder(backend: Backend, host: DemoHost): Recorder {
  const placeholders = createSecretPlaceholders(backend)
  let running: Running | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const add = (doing: RecordedDoing, isTyping = false) => {
    running?.steps.add(doing, clock.now(), isTyping)
    notify()
  }

  const recorder: Recorder = {
    start: () => {
      if (running !== null) throw new Error('A recording is under way: stop it first')
      running = begin()
      void freshPage(host)
      notify()
    },
    stop: () => {
      if (running === null) throw new Error('Nothing is being recorded: start a recording first')
      const { start, steps } = running
      running.end()
      running = null
      const end = { ...steps.since(clock.now()), proof: clock.isQuiet ? proofNow(backend) : null }
      notify()
      return structuredClone({ format: 'larkspur-recording', version: 1, start, steps: steps.list, end })
    },
    restart: () => {
      if (running === null) return
      running.end()
      running = begin()
      void freshPage(host)
      notify()
    },
    tell: (doing) => add(placeholders.ofDoing(doing)),
    count: () => running?.steps.list.length ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return recorder

  function begin(): Running {
    const steps = new Steps(clock.now())
    const flows = watchFlows({
      onEvent: noteEvent,
      onPress: (what) => add({ kind: 'press', what }),
    })
    const leavePages = watchPages(
      (move) => add(move.kind === 'page' ? { ...move, to: placeholders.ofPath(toRoute(move.to)) } : move),
      flows.isUnderWay,
    )
    const leaveClock = clock.observe((change, timer) => (change === 'fired' ? steps.fire(timer) : undefined))
    return {
      start: startNow(),
      steps,
      end: () => {
        flows.stop()
        leavePages()
        leaveClock()
      },
    }
  }

  function noteEvent(actor: AnyActorRef, event: EventObject, isTyping: boolean): void {
    const recorded = placeholders.ofEvent({ ...event })
    lookIntoFiles(event, recorded)
    add({ kind: 'event', ...flowName(actor), event: recorded }, isTyping)
  }

  function startNow(): RecordingStart {
    const { customerId } = session.getSnapshot().context
    return {
      persona: customerId === null ? null : nameOf(backend, customerId),
      world: maskWorld(backend.snapshot()),
      clock: { mode: clock.mode, now: clock.now() },
      latency: backend.latency,
      faults: placeholders.ofDoing(backend.faults.list()),
      page: placeholders.ofPath(toRoute(router.history.location.href)),
    }
  }
}
