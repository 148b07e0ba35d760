import { PAYING_STEP } from '#machines/rules/rules.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { isoTime, isTime, parseTime } from '#src/platform/clock/clock.ts'
import { formatDateTime } from '#src/platform/dates.ts'
import { closeDesk, deskState, openDesk } from '#src/platform/desk-state.ts'
import type { Step, TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type {
  CustomerOverview,
  DeskClock,
  DeskDemo,
  DeskFlows,
  DeskOperator,
  TimelineTools,
} from '#src/workbench/contract/desk-demo.ts'
import { createDemoOffline } from '#src/workbench/offline/demo-offline.ts'
import { listScenarios } from '#src/workbench/stories/scenarios.ts'
import { describeMove } from '#src/workbench/timeline/entry-text.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { capture, SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import type { Entry, Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { awaited } from './awaited.ts'
import { createBackendSwitch, type WorkerSwitch } from './backend-switch.ts'
import { createCommands } from './command-dispatcher.ts'
import { callRecords, createDemoCallLog } from './demo-calls.ts'
import { createDemoFaults } from './demo-faults.ts'
import { createSubscribe } from './demo-subscribe.ts'
import { openDeskWindow } from './desk-window.ts'
import { listPersonas } from './list-personas.ts'
import { loadTimelineChunk, type RecordingTools } from './recording-tools.ts'
import { signInAs } from './sign-in.ts'
import { stable } from './stable.ts'
import { listWaiting } from './waiting.ts'

interface DemoParts {
  backend: PageBackend
  trace: Trace
  recordingTools: RecordingTools
  worker: WorkerSwitch
  timeline: Timeline
  flows: DeskFlows
  why: TimelineTools['why']
}

const SIGN_OUT: Step = { kind: 'event', flow: 'session', event: { type: 'session.end' } }

export function createDemo(parts: DemoParts): Omit<DeskDemo, 'ready'> {
  const { backend, trace, recordingTools, worker, timeline, flows, why } = parts
  const { product } = backend
  const demo: Omit<DeskDemo, 'ready'> = {
    subscribe: createSubscribe(backend, recordingTools, timeline),
    // A real backend may not have these customers, and cannot be asked.
    people: stable(() =>
      backendState.get().server === null
        ? backend.operator.people()
        : backend.personas.map(({ id, name, email, situation }) => ({
            userId: id,
            name,
            email,
            persona: id,
            situation,
          })),
    ),
    customerId: () => product.session.getSnapshot().context.customerId,
    personas: stable(() => listPersonas(backend)),
    signIn: async (persona) => {
      await timeline.runAsEntry(
        (name: string) => ({
          lane: 'demo',
          text: `${name} signed in`,
          steps: [{ kind: 'sign-in', persona: personaOrEmail(backend, persona) }],
        }),
        async () => {
          const answer = await signInAs(persona, backend)
          product.session.send({ type: 'session.start', answer })
          await product.goTo('/dashboard-overview')
          await clock.settled()
          return answer.firstName ?? 'The customer'
        },
      )
    },
    signOut: () =>
      timeline.runAsEntry({ lane: 'demo', text: 'The customer was logged out', steps: [SIGN_OUT] }, async () => {
        product.session.send({ type: 'session.end' })
        await clock.settled()
      }),
    reset: async () => {
      refuseWithoutMock()
      const { reset } = await loadTimelineChunk()
      await recordingTools.halt()
      await timeline.runAsEntry({ lane: 'demo', text: 'The demo was reset', isStart: true }, () => reset(backend))
    },
    clock: createClock(timeline),
    operator: createOperator(parts),
    undo: async () => {
      refuseWithoutMock()
      await recordingTools.halt()
      return timeline.undo()
    },
    undoable: () => {
      const last = timeline.undoable()
      return last === null ? null : { text: last.entry.text, later: last.later }
    },
    timeline: {
      entries: () => shownEntries(timeline.entries()),
      position: timeline.position,
      look: async (id) => {
        await recordingTools.halt()
        await timeline.look(id)
      },
      goTo: async (id) => {
        refuseWithoutMock()
        await recordingTools.halt()
        await timeline.goTo(id)
      },
      tools: async () => (await loadTimelineChunk()).createTools(timeline, why, product),
      save: async () => (await loadTimelineChunk()).saveTimeline(timeline, backend),
      toTest: async () => {
        timeline.refuseWhileLooking()
        return (await loadTimelineChunk()).toTest(timeline, backend)
      },
      open: async (file) => {
        refuseWithoutMock()
        await recordingTools.halt()
        const { holdsSteps, openTimeline } = await loadTimelineChunk()
        await (holdsSteps(file) ? recordingTools.replay(file) : openTimeline(file, timeline, backend))
      },
    },
    run: async (steps) => {
      timeline.refuseWhileLooking()
      await (await loadTimelineChunk()).run(steps, { backend, demo })
    },
    share: async () => (await loadTimelineChunk()).shareMoment(backend),
    faults: createDemoFaults(backend, timeline),
    outbox: () => backend.outbox(),
    calls: () => callRecords(backend),
    callLog: createDemoCallLog(backend),
    goTo: async (path) => {
      await product.goTo(path)
      await clock.settled()
    },
    flows,
    states: runningStates,
    trace: () => structuredClone([...trace.list()]),
    coverage: trace.coverage,
    store: {
      export: async () => {
        refuseWithoutMock()
        const { exportMoment } = await loadTimelineChunk()
        await clock.settled()
        return exportMoment(capture(backend), backend)
      },
      import: async (json) => {
        refuseWithoutMock()
        const { importFile } = await loadTimelineChunk()
        await recordingTools.halt()
        await timeline.runAsEntry({ lane: 'demo', text: 'A file was imported', isStart: true }, () =>
          importFile(json, backend),
        )
      },
    },
    record: {
      start: () => {
        refuseWithoutMock()
        if (recordingTools.isRunning()) throw new Error('A replay is under way: stop it first')
        recordingTools.recorder.start()
      },
      stop: recordingTools.recorder.stop,
      replay: async (recording) => {
        refuseWithoutMock()
        await recordingTools.replay(recording)
      },
      count: recordingTools.recorder.count,
    },
    backend: createBackendSwitch(product, worker, recordingTools),
    desk: {
      isOpen: () => deskState.get().isOpen,
      tab: () => deskState.get().tab,
      open: openDesk,
      openCount: () => deskState.get().openings,
      close: closeDesk,
      openWindow: openDeskWindow,
      setPreview: (preview) => {
        document.documentElement.dataset.preview = preview
      },
    },
    offline: createDemoOffline(),
    scenarios: listScenarios,
    startScenario: async (id) => {
      refuseWithoutMock()
      const { startScenario } = await loadTimelineChunk()
      await recordingTools.halt()
      await timeline.runAsEntry(
        (title: string) => ({ lane: 'demo', text: `The scenario “${title}” was started`, isStart: true }),
        () => startScenario(id, { backend, demo }),
      )
    },
    playScenario: async (id) => {
      refuseWithoutMock()
      timeline.refuseWhileLooking()
      await recordingTools.play(id)
    },
    scenario: () => product.system.shown.environment.storage.getItem(SCENARIO_KEY),
  }
  return demo
}

let shown: { of: readonly Entry[]; entries: TimelineEntry[] } = { of: [], entries: [] }

/** The entries as outside tools see them: the same array until something changes. */
function shownEntries(of: readonly Entry[]): TimelineEntry[] {
  if (shown.of !== of) shown = { of, entries: of.map(toEntry) }
  return shown.entries
}

function toEntry(entry: Entry): TimelineEntry {
  const { before, sameAs, moment, incomplete, steps, isStart, call, key, ...shown } = entry
  return { ...shown, complete: moment !== null && incomplete === null }
}

/** The clock of the page. While a moment is looked at, it stands. */
function createClock({ runAsEntry, runThenAdd, refuseWhileLooking }: Timeline): DeskClock {
  const moved = (ms: number) => {
    const text = describeMove(ms)
    return text === null ? null : ({ lane: 'demo', text } as const)
  }
  return {
    get mode() {
      return clock.mode
    },
    now: () => clock.now(),
    setNow: async (at) => {
      const time = typeof at === 'number' ? at : parseTime(at)
      if (!isTime(time)) {
        throw new RangeError(`setNow takes ms since the epoch or a time such as 2026-03-02T11:59, not ${at}`)
      }
      await runAsEntry(
        {
          lane: 'demo',
          text: `The clock was set to ${formatDateTime(isoTime(time))}`,
          steps: [{ kind: 'clock', now: time }],
        },
        async () => {
          clock.setNow(time)
          await clock.settled()
        },
      )
    },
    set: (mode) => {
      refuseWhileLooking()
      clock.set(mode)
    },
    advance: async (ms) =>
      runThenAdd(
        () => moved(ms),
        () => clock.advance(ms),
      ),
    next: () => runThenAdd(moved, () => clock.next()),
    pending: () => clock.pending(),
    awaited: () => awaited(clock.pending()),
    settled: () => clock.settled(),
    subscribe: (listener) => {
      const stops = [clock.subscribe(listener), clock.observe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function createOperator({ backend, timeline }: Pick<DemoParts, 'backend' | 'timeline'>): DeskOperator {
  const { operator } = backend
  return {
    ...createCommands({ backend, timeline }),
    customer: async (persona) => {
      refuseWithoutMock()
      return operator.customer(persona)
    },
    overview: stable((persona) => {
      refuseWithoutMock()
      const overview = operator.overview(persona)
      return { ...overview, step: stepKind(Number(overview.user.transferStep)), lastStep: PAYING_STEP }
    }),
    records: async (kind, persona) => {
      refuseWithoutMock()
      return operator.records(kind, persona)
    },
    fields: operator.fields,
    waiting: async () => {
      refuseWithoutMock()
      const { customerId } = backend.product.session.getSnapshot().context
      return listWaiting(await operator.waiting(), customerId, (userId) => personaOrEmail(backend, userId))
    },
  }
}

function stepKind(step: number): CustomerOverview['step'] {
  if (step === PAYING_STEP) return 'paying'
  return step % 2 === 1 ? 'code' : 'care'
}
