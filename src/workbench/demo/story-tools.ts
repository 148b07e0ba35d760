import { clock } from '#src/platform/actors/app-clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import { RELOAD } from '#src/platform/reload.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo, DeskRecord, DeskStories } from '#src/workbench/contract/desk-demo.ts'
import type { StoryWork } from '#src/workbench/stories/create-stories.ts'
import { playCopy } from '#src/workbench/stories/play-copy.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { PLAYING_KEY } from '#src/workbench/timeline/moment.ts'
import type { Acts } from '#src/workbench/timeline/run-step.ts'
import { type Entry, KEPT_TIMELINE, pathTo, type Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { loadTimelineChunk } from './load-timeline-chunk.ts'
import { stable } from './stable.ts'

/** Stories and recordings, which play, are checked and replayed one at a time. All but recording is loaded on demand. */
export interface StoryTools extends Pick<DeskDemo, 'scenarios' | 'startScenario' | 'playScenario'> {
  stories: DeskStories
  record: DeskRecord
  /** Adds the story in a file, or replays its recording. Resolves with false where it holds neither. */
  open(file: string): Promise<boolean>
  /** Stops what is being replayed or played. */
  halt(): Promise<void>
  /** Does what replaces it, once it has stopped, and says then that a tour has ended, if one has. */
  instead<T>(work: () => Promise<T>): Promise<T>
  /** Continues the timeline that was kept while the page was loaded again. Resolves with false where there is none. */
  resume(): Promise<boolean>
  /** Reads the stories, so that `scenarios` has them. */
  load(): Promise<void>
}

/** until they are read */
const NONE: ScenarioSummary[] = []

interface StoryToolsParts {
  timeline: Timeline
  backend: PageBackend
  acts: Acts
  /** `window.demo`, which these tools are part of */
  demo: () => DeskDemo
}

export function createStoryTools({ timeline, backend, acts, demo }: StoryToolsParts): StoryTools {
  let running: { stop(): Promise<void> } | null = null
  let list: () => ScenarioSummary[] = () => NONE
  /** the entry with which the recording began */
  let recording: number | null = null
  /** what stories do, once it has been loaded */
  let loaded: StoryWork | null = null
  window.addEventListener(RELOAD, (event) => {
    event.preventDefault()
    // What has failed is beyond the reach of a story: only a new page shows it (IN-12).
    const isShown = document.querySelector('[data-failed]') === null
    if (isShown && (recording !== null || running !== null)) void backend.product.remount()
    else void reload()
  })
  if (import.meta.hot) {
    // Loaded before any edit: one may break what this needs.
    const loading = loadTimelineChunk()
    // Vite reloads the page once this is done.
    import.meta.hot.on('vite:beforeFullReload', async () => (await loading).keepForEdit(timeline, backend))
  }

  return {
    scenarios: () => list(),
    startScenario: async (id) => {
      refuseWithoutMock()
      const { start } = await work()
      await running?.stop()
      await start(id)
    },
    playScenario: (id) => run((stories, signal) => stories.play(id, signal), true),
    stories: {
      start: () => {
        const path = pathTo(timeline.entries(), timeline.position())
        return (path.findLast(({ isElsewhere }) => isElsewhere) ?? path[0])?.id ?? 0
      },
      isRunning: () => running !== null,
      lines: async (...stretch) => (await work()).lines(...stretch),
      make: async (...parts) => {
        refuseWithoutMock()
        return (await work()).make(...parts)
      },
      add: async (file) => (await work()).add(file),
      remove: async (id) => {
        const { remove } = await work()
        // Undo would otherwise take back the steps that it plays next, and not the removal.
        if (tabStorage.getItem(PLAYING_KEY) === id) await halt()
        await remove(id)
      },
      file: async (id) => (await work()).file(id),
      link: async (id) => (await work()).link(id),
      play: (file) => run((stories, signal) => stories.playFile(file, signal), true),
      check: (id) => run((stories, signal) => stories.check(id, signal)),
      attempt: (file) => run((stories, signal) => stories.attempt(file, signal)),
      prove: (file) => run((stories, signal) => stories.prove(file, signal)),
      toTest: (id) => run((stories, signal) => stories.toTest(id, signal)),
    },
    record: {
      start: () => {
        refuseWithoutMock()
        timeline.refuseWhileLooking()
        if (running !== null) throw new Error('A replay is under way: stop it first')
        if (recording !== null) throw new Error('A recording is under way: stop it first')
        recording = timeline.add({ lane: 'demo', text: 'A recording was started' })
        // Its moment comes before the code is loaded: until that is there, none would be taken.
        void timeline
          .rest()
          .then(work)
          .catch(() => undefined)
      },
      stop: () => {
        if (recording === null) throw new Error('Nothing is being recorded: start a recording first')
        const [start] = recorded()
        if (loaded === null) void work().catch(() => undefined)
        if (loaded === null || start?.moment == null)
          throw new Error('The recording has just begun: stop it when the page has come to rest')
        timeline.add({ lane: 'demo', text: 'The recording was stopped' })
        const [, ...entries] = recorded()
        recording = null
        backend.report()
        return loaded.record(start, entries)
      },
      replay: (file) => run((stories, signal) => stories.replay(file, signal)),
      count: () => (recording === null ? null : recorded().reduce((count, { steps = [] }) => count + steps.length, 0)),
    },
    open: async (file) => {
      const stories = await work()
      const kind = stories.kindOf(file)
      if (kind === 'recording') await run((stories, signal) => stories.replay(file, signal), true)
      if (kind === 'story') await stories.open(file)
      return kind !== null
    },
    halt,
    instead: async (work) => {
      const id = tabStorage.getItem(PLAYING_KEY)
      await halt()
      try {
        return await work()
      } finally {
        if (id !== null) offerAgain(id, playCopy.ended)
      }
    },
    resume: async () => {
      const kept = tabStorage.getItem(KEPT_TIMELINE)
      if (kept === null) return false
      const { continueTimeline } = await loadTimelineChunk()
      await continueTimeline(kept, timeline, backend)
      return true
    },
    load: async () => {
      // In the first chunk they would exceed the limit of PERF-2.
      const { keepStories, listStories } = await clock.track(import('#src/workbench/stories/story-list.ts'))
      await keepStories(backend.openStore('stories'))
      list = stable(() => structuredClone(listStories()))
      sayReloaded()
    },
  }

  async function halt(): Promise<void> {
    await running?.stop()
  }

  /** A tour that was playing ended with its page, and left the clock standing. */
  function sayReloaded(): void {
    const id = tabStorage.getItem(PLAYING_KEY)
    if (id === null) return
    tabStorage.removeItem(PLAYING_KEY)
    clock.set('live')
    // A duplicate of the tab, in which it goes on playing.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type === 'navigate') return
    offerAgain(id, playCopy.reloaded)
  }

  function offerAgain(id: string, text: string): void {
    const again = () =>
      void demo()
        .playScenario(id)
        .catch(() => undefined)
    const isKept = list().some((one) => one.id === id)
    addNotice({ role: 'status', text, ...(isKept ? { action: { text: playCopy.again, run: again } } : {}) })
  }

  async function work(): Promise<StoryWork> {
    const { createStories } = await loadTimelineChunk()
    loaded ??= createStories({ backend, timeline, acts, demo: demo() })
    return loaded
  }

  /** From the entry that it begins after, the latest that replaced everything, on. */
  function recorded(): Entry[] {
    const entries = timeline.entries()
    const start = entries.findLast(({ isStart }) => isStart)?.id ?? 0
    return entries.filter(({ id }) => id >= Math.max(start, recording ?? 0))
  }

  /** @param makesWay whether what runs already is stopped; by default, it stays, and this is refused */
  async function run<T>(begin: (stories: StoryWork, signal: AbortSignal) => Promise<T>, makesWay = false): Promise<T> {
    refuseWithoutMock()
    timeline.refuseWhileLooking()
    const before = running
    if (before !== null && !makesWay) throw new Error('A replay is under way: stop it first')
    const stopping = new AbortController()
    const { signal } = stopping
    // What halts it meanwhile must find it: it would run on in what has replaced its present.
    const done = Promise.all([work(), before?.stop()]).then(([stories]) => {
      signal.throwIfAborted()
      return begin(stories, signal)
    })
    const started = {
      stop: async () => {
        stopping.abort(new DOMException('The replay was stopped', 'AbortError'))
        await done.catch(() => undefined)
      },
    }
    running = started
    backend.report()
    try {
      return await done
    } finally {
      if (running === started) running = null
      backend.report()
    }
  }

  async function reload(): Promise<void> {
    const chunk = await loadTimelineChunk().catch(() => null)
    if (chunk === null) location.reload()
    else await chunk.reloadWithTimeline(timeline, backend)
  }
}
