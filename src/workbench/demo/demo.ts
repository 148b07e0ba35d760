import { clock } from '#src/platform/actors/app-clock.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import { backendState } from '#src/platform/backend-state.ts'
import type { InTurn } from '#src/platform/clock/turns.ts'
import { closeDesk, deskState, openDesk } from '#src/platform/desk-state.ts'
import { accessToken, storedUser } from '#src/platform/session-storage.ts'
import type { Step, TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo, DeskFlows, TimelineTools } from '#src/workbench/contract/desk-demo.ts'
import { covered } from '#src/workbench/timeline/covered.ts'
import type { CustomerUpdates } from '#src/workbench/timeline/customer-updates.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { capture, SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import { ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { Entry, Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { createActs } from './acts.ts'
import { createBackendSwitch, type SwitchWorker } from './backend-switch.ts'
import { callRecords, createDemoCallLog } from './demo-calls.ts'
import { createDemoClock } from './demo-clock.ts'
import { createSubscribe } from './demo-subscribe.ts'
import { openDeskWindow } from './desk-window.ts'
import { loadTimelineChunk } from './load-timeline-chunk.ts'
import { listPersonas } from './sign-in.ts'
import { stable } from './stable.ts'
import { createStoryDraft } from './story-draft.ts'
import type { StoryTools } from './story-tools.ts'

interface DemoParts {
  backend: PageBackend
  updates: CustomerUpdates
  trace: Trace
  storyTools: StoryTools
  switchWorker: SwitchWorker
  timeline: Timeline
  flows: DeskFlows
  why: TimelineTools['why']
  /** Runs what replaces the present, one call after another: code that is loaded first, or a story that ends first, changes nothing in their order. */
  inOrder: InTurn
}

const SIGN_OUT: Step = { kind: 'event', flow: 'session', event: { type: 'session.end' } }

export function createDemo(parts: DemoParts): Omit<DeskDemo, 'ready'> {
  const { backend, trace, storyTools, switchWorker, timeline, flows, why, inOrder } = parts
  const { product } = backend
  const draft = createStoryDraft()
  /** the entry that was asked for last, to be looked at */
  let wanted: number | null = null
  const goBack = <T>(work: () => Promise<T>) =>
    inOrder(() => {
      refuseWithoutMock()
      return storyTools.instead(work)
    })
  const demo: Omit<DeskDemo, 'ready'> = {
    ...createActs(parts),
    subscribe: createSubscribe(backend, timeline, draft),
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
    customerId: () => product.system.customerId,
    personas: stable(() => listPersonas(backend)),
    signOut: () =>
      timeline.runAsEntry({ lane: 'demo', text: 'The customer was logged out', steps: [SIGN_OUT] }, async () => {
        const { session, customerId } = product.system
        const stored = accessToken() === null ? undefined : storedUser()?._id
        // A page that needs no login, opened in the middle of a session, has not resumed it.
        if (customerId === null && stored !== undefined) session.send({ type: 'session.resume', customerId: stored })
        session.send({ type: 'session.end' })
        await clock.settled()
      }),
    reset: () =>
      inOrder(async () => {
        refuseWithoutMock()
        const { resetAsEntry } = await loadTimelineChunk()
        await storyTools.halt()
        await resetAsEntry(timeline, backend)
      }),
    clock: createDemoClock(timeline),
    undo: () => goBack(timeline.undo),
    undoable: () => {
      const last = timeline.undoable()
      return last === null ? null : { text: last.entry.text, later: last.later }
    },
    redoable: timeline.redoable,
    timeline: {
      entries: () => shownEntries(timeline.entries()),
      position: timeline.position,
      isLooking: timeline.isLooking,
      look: (id) => {
        wanted = id
        // While the playhead is dragged, only the latest place matters.
        return inOrder(async () => {
          if (!Object.is(wanted, id)) return
          await storyTools.instead(() => timeline.look(id))
        })
      },
      goTo: (id) => goBack(() => timeline.goTo(id)),
      tools: async () => (await loadTimelineChunk()).createTools(timeline, why, demo.scenario),
      save: async () => {
        const { saveTimeline } = await loadTimelineChunk()
        await timeline.rest()
        return saveTimeline(timeline, backend)
      },
      open: async (file) => {
        refuseWithoutMock()
        const { readImportedStories, readTimeline } = await loadTimelineChunk()
        if (await storyTools.open(file)) return
        const { entries, last, stories: told } = readTimeline(file, backend)
        const stories = readImportedStories(told)
        await storyTools.instead(() => timeline.open(entries, last))
        if (stories !== null) ownStories.set(stories)
      },
    },
    run: async (steps) => {
      timeline.refuseWhileLooking()
      await (await loadTimelineChunk()).run(steps, { backend, acts: demo })
    },
    share: async () => (await loadTimelineChunk()).shareMoment(backend),
    outbox: stable(() => structuredClone(backend.outbox())),
    calls: () => callRecords(backend),
    callLog: createDemoCallLog(backend),
    goTo: async (path) => {
      timeline.refuseWhileLooking()
      await product.goTo(path)
      await clock.settled()
    },
    flows,
    states: () => runningStates(),
    trace: () => structuredClone([...trace.list()]),
    coverage: trace.coverage,
    store: {
      export: async () => {
        refuseWithoutMock()
        const { exportMoment } = await loadTimelineChunk()
        await clock.settled()
        const stories = (ownStories.get() ?? []).map(({ file, summary }) =>
          summary.cannotRun === undefined ? JSON.parse(file) : file,
        )
        return exportMoment(capture(backend), backend, stories)
      },
      import: (json) =>
        inOrder(async () => {
          refuseWithoutMock()
          const { importAsEntry, readImportedStories, readStories } = await loadTimelineChunk()
          const stories = readImportedStories(readStories(json))
          await storyTools.instead(() => importAsEntry(json, stories, timeline, backend))
        }),
    },
    record: storyTools.record,
    backend: createBackendSwitch(product, switchWorker, storyTools, inOrder),
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
      draft: draft.get,
      keepDraft: draft.set,
      isCovered: covered.get,
    },
    scenarios: storyTools.scenarios,
    startScenario: (id) => inOrder(() => storyTools.startScenario(id)),
    playScenario: storyTools.playScenario,
    stories: storyTools.stories,
    scenario: () => product.system.shown.environment.storage.getItem(SCENARIO_KEY),
  }
  return demo
}

const told = new WeakMap<readonly Entry[], TimelineEntry[]>()

/** The entries as outside tools see them, who cannot change them: the same array until something changes. */
function shownEntries(entries: readonly Entry[]): TimelineEntry[] {
  const known = told.get(entries) ?? (Object.freeze(entries.map(toEntry)) as TimelineEntry[])
  told.set(entries, known)
  return known
}

function toEntry(entry: Entry): TimelineEntry {
  const { before, sameAs, moment, incomplete, steps, isStart, call, about, story, fired, key, setFrom, ...shown } =
    entry
  return Object.freeze({ ...shown, complete: moment !== null && incomplete === null })
}
