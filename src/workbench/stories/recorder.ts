import { createAtom } from '@tanstack/store'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { Recording } from '#src/workbench/contract/demo-contract.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { type Entry, isFromFile, type Note, type Timeline } from '#src/workbench/timeline/timeline.ts'
import { RecordedSteps } from './recorded-steps.ts'

/** A recording is a stretch of the timeline: the moment at its start, the steps that followed, and the end that they led to (DEMO-8). */
export interface Recorder {
  /** Throws while a recording is running. */
  start(): void
  /** Throws when nothing is being recorded, and until the clock has settled once after the start; nothing is lost then. */
  stop(): Recording
  /** the number of recorded steps; null when no recording is running */
  count(): number | null
  /** Reports every step, start and stop. */
  subscribe(listener: () => void): unknown
}

interface Running {
  /** the entry whose moment is the start */
  from: number
  /** kept from then on: the timeline drops its oldest entries */
  start: Entry['moment']
  steps: RecordedSteps
  end(): void
}

/** Puts a recording together from its parts. Loaded on demand. */
export type WriteRecording = (
  start: Moment,
  steps: Recording['steps'],
  end: Omit<Recording['end'], 'proof'>,
) => Recording

/** @param load loads what writes recordings, when one is started */
export function createRecorder(timeline: Timeline, load: () => Promise<WriteRecording>): Recorder {
  let write: WriteRecording | null = null
  const changes = createAtom(0)
  const notify = () => changes.set((count) => count + 1)
  let running: Running | null = null

  return {
    start: () => {
      if (running !== null) throw new Error('A recording is under way: stop it first')
      begin()
    },
    stop: () => {
      if (running === null) throw new Error('Nothing is being recorded: start a recording first')
      const { from, steps, end } = running
      const moment = running.start ?? momentAfter(from)
      if (write === null) loadWriter()
      if (moment == null || isFromFile(moment) || write === null)
        throw new Error('The recording has just begun: stop it when the page has come to rest')
      end()
      running = null
      const recording = write(moment, steps.list, steps.since(clock.now()))
      notify()
      return recording
    },
    count: () => running?.steps.list.length ?? null,
    subscribe: changes.subscribe,
  }

  /** If it cannot be loaded, `stop` tries again. */
  function loadWriter(): void {
    void load().then(
      (loaded) => {
        write = loaded
      },
      () => undefined,
    )
  }

  /** A recording begins after the latest entry that replaced everything. */
  function restart(): void {
    running?.end()
    begin()
  }

  function begin(): void {
    loadWriter()
    const steps = new RecordedSteps(clock.now())
    const from = timeline.add({ lane: 'demo', text: 'A recording was started' })
    const leaveTimeline = timeline.onNote(({ steps: done = [], key, isStart }: Note) => {
      if (isStart) return restart()
      if (running !== null) running.start ??= momentAfter(from)
      for (const step of done) steps.add(step, clock.now(), key !== undefined)
      notify()
    })
    const leaveClock = clock.observe((change, timer) => {
      if (change === 'fired') steps.fire(timer)
    })
    running = {
      from,
      start: null,
      steps,
      end: () => {
        leaveTimeline()
        leaveClock()
      },
    }
    notify()
  }

  function momentAfter(entry: number): Entry['moment'] {
    return timeline.entries().find(({ id }) => id === entry)?.moment ?? null
  }
}
