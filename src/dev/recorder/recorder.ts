import type { AnyActorRef, EventObject } from 'xstate'
import type { Backend } from '#mocks/backend.ts'
import type { DemoHost } from '#src/dev/demo.ts'
import type { RecordedDoing, Recording, RecordingStart } from '#src/dev/demo-contract.ts'
import { session } from '#src/flows/session/session.ts'
import { router } from '#src/router.ts'
import { clock } from '#src/runtime.ts'
import { lookIntoFiles } from './file-kind.ts'
import { flowName } from './flow-name.ts'
import { freshPage } from './fresh-page.ts'
import { createSecrets, type Secrets } from './judge.ts'
import { maskEvent, maskValue } from './mask-doing.ts'
import { maskWorld } from './mask-world.ts'
import { proofNow } from './proof.ts'
import { toRoute } from './route-path.ts'
import { Steps } from './steps.ts'
import { nameOf, type TellDoing } from './watch-doings.ts'
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
  secrets: Secrets
  end(): void
}

/** Texts of the code's own, which no secret can be found in. */
const STRUCTURE = [
  'kind',
  'flow',
  'mark',
  'type',
  'field',
  'action',
  'fired',
  'call',
  'persona',
  'seed',
  '_id',
  'userId',
]

/** Records what a person does with the demonstration, and nothing of what follows from it (DEMO-8). */
export function createRecorder(backend: Backend, host: DemoHost): Recorder {
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
      const { start, steps, secrets } = running
      running.end()
      running = null
      secrets.learn()
      const end = { ...steps.since(clock.now()), proof: clock.isQuiet ? proofNow(backend) : null }
      notify()
      const told = secrets.scrub({ start, steps: steps.list }, STRUCTURE)
      return structuredClone({ format: 'larkspur-recording', version: 1, ...told, end })
    },
    restart: () => {
      if (running === null) return
      running.end()
      running = begin()
      void freshPage(host)
      notify()
    },
    tell: (doing) => add(running === null ? doing : maskValue(doing, running.secrets)),
    count: () => running?.steps.list.length ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return recorder

  function begin(): Running {
    const secrets = createSecrets(backend)
    secrets.learn()
    const steps = new Steps(clock.now())
    const flows = watchFlows({
      onEvent: (actor, event, isTyping) => noteEvent(secrets, actor, event, isTyping),
      onPress: (what) => add({ kind: 'press', what }),
    })
    const leavePages = watchPages(
      (move) => add(move.kind === 'page' ? { ...move, to: secrets.maskPath(toRoute(move.to)) } : move),
      flows.isUnderWay,
    )
    const leaveClock = clock.observe((change, timer) => (change === 'fired' ? steps.fire(timer) : undefined))
    return {
      start: startNow(secrets),
      steps,
      secrets,
      end: () => {
        flows.stop()
        leavePages()
        leaveClock()
      },
    }
  }

  function noteEvent(secrets: Secrets, actor: AnyActorRef, event: EventObject, isTyping: boolean): void {
    const masked = maskEvent({ ...event }, secrets)
    lookIntoFiles(event, masked)
    add({ kind: 'event', ...flowName(actor), event: masked }, isTyping)
  }

  function startNow(secrets: Secrets): RecordingStart {
    const { customerId } = session.getSnapshot().context
    return {
      persona: customerId === null ? null : nameOf(backend, customerId),
      world: maskWorld(backend.snapshot()),
      clock: { mode: clock.mode, now: clock.now() },
      latency: backend.latency,
      faults: maskValue(backend.faults.list(), secrets),
      page: secrets.maskPath(toRoute(router.history.location.href)),
    }
  }
}
