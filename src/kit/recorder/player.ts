import type { RouterHistory } from '@tanstack/react-router'
import { clock } from '#src/kit/actors/runtime.ts'
import type { ClockMode } from '#src/kit/clock/clock.ts'
import { createFlowNames, type Marks } from './flow-names.ts'
import { beatOf, nextFrame, type Pace, readingTime, speedOf } from './pacing.ts'
import { RecordedTime } from './pass-time.ts'
import { openReplayHistory, type ReplayHistory } from './replay-history.ts'
import { runSteps, type Stage } from './run-step.ts'
import { isEvent, type KitStep, type OriginOf, type OwnStep, type RecordingOf } from './step.ts'

export interface PlayerParts<Own extends OwnStep, Recording extends RecordingOf<Own, StartOnClock, unknown>> {
  origins: OriginOf
  marks: Marks
  history: RouterHistory
  /** Returns the recording if the file is one. Otherwise throws an error with the reason. */
  check(value: Recording): Recording
  /** Prepares the app for one replay of the recording. */
  open(recording: Recording): Replay<Own>
  /** whether a recording is running */
  isRecording(): boolean
}

/** What the app does for one replay. */
export interface Replay<Own extends OwnStep>
  extends Pick<Stage<Own>, 'fill' | 'own' | 'mayBeGone' | 'showEntry' | 'here' | 'describe'> {
  /** the app's path for a recorded page */
  toHref(path: string): string
  /** Replaces the app's state by the recording's start, on a paused clock. Rejects with the reason when it cannot. */
  restore(): Promise<void>
  /** Restores the browser behaviour that steps have changed. */
  close(): void
  /** describes how the end differs from the recorded one; null when it does not, or when there is no proof */
  difference(): string | null
}

interface StartOnClock {
  clock: { mode: ClockMode }
}

export interface PlayerState<Recording> {
  recording: Recording | null
  /** its name on the desk and in the caption bar */
  title: string
  status: 'idle' | 'playing' | 'paused' | 'done' | 'stopped' | 'failed'
  /** the number of finished steps */
  position: number
  pace: Pace
  /** the latest caption */
  caption: string | null
  /** the reason of the failure */
  error: string | null
}

export function createPlayer<Own extends OwnStep, Recording extends RecordingOf<Own, StartOnClock, unknown>>(
  parts: PlayerParts<Own, Recording>,
): Player<Own, Recording> {
  return new Player(parts)
}

/** Replays one recording at a time. */
export class Player<Own extends OwnStep, Recording extends RecordingOf<Own, StartOnClock, unknown>> {
  readonly #parts: PlayerParts<Own, Recording>
  readonly #listeners = new Set<() => void>()
  #state: PlayerState<Recording> = {
    recording: null,
    title: '',
    status: 'idle',
    position: 0,
    pace: 'fast',
    caption: null,
    error: null,
  }
  #run: Promise<void> | null = null
  #modeInTheEnd: ClockMode = 'paused'
  /** the recording's start has been restored */
  #hasBegun = false
  #isStopping = false
  /** run one step, even while paused */
  #isStepping = false
  /** ends the current wait */
  #isHurried = false

  constructor(parts: PlayerParts<Own, Recording>) {
    this.#parts = parts
  }

  get state(): PlayerState<Recording> {
    return this.#state
  }

  get isRunning(): boolean {
    return this.#run !== null
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Loads a recording and drops the previous one. At the end the clock gets `mode`, or the mode that it had when the recording
   * started. Throws with the reason when the value is not a recording.
   */
  load(recording: Recording, title: string, pace: Pace, mode?: ClockMode): void {
    if (this.isRunning) throw new Error('A replay is under way: stop it first')
    const checked = this.#parts.check(recording)
    this.#modeInTheEnd = mode ?? checked.start.clock.mode
    this.#set({ recording: checked, title, pace, status: 'idle', position: 0, caption: null, error: null })
  }

  /** Starts or continues the replay. Resolves at the end; rejects with the reason when it fails. */
  play(): Promise<void> {
    if (this.#run === null) return this.#begin('playing')
    this.#set({ status: 'playing' })
    return this.#run
  }

  pause(): void {
    if (this.isRunning) this.#set({ status: 'paused' })
  }

  /** Runs one step, then pauses. */
  step(): void {
    this.#isStepping = true
    if (this.#run === null) this.#begin('paused').catch(() => undefined)
    else this.#set({ status: 'paused' })
  }

  /** Ends the current wait. */
  hurry(): void {
    this.#isHurried = true
    if (this.#state.status === 'paused') this.#set({ status: 'playing' })
  }

  /** Resolves when no replay is running any more. */
  async stop(): Promise<void> {
    if (this.#run === null) return
    this.#isStopping = true
    this.#report()
    await this.#run.catch(() => undefined)
  }

  setPace(pace: Pace): void {
    this.#set({ pace })
  }

  #begin(status: 'playing' | 'paused'): Promise<void> {
    const { recording } = this.#state
    if (recording === null) return Promise.reject(new Error('There is no recording to replay: load one first'))
    if (this.#parts.isRecording()) return Promise.reject(new Error('A recording is under way: stop it first'))
    this.#isStopping = false
    this.#set({ status, position: 0, caption: null, error: null })
    this.#run = this.#replay(recording).finally(() => {
      this.#run = null
      this.#report()
    })
    return this.#run
  }

  async #replay(recording: Recording): Promise<void> {
    const { mode } = clock
    const { print } = window
    // Nobody is there to close the browser's dialog.
    window.print = () => window.dispatchEvent(new Event('afterprint'))
    const history = openReplayHistory(this.#parts.history)
    try {
      await this.#play(recording, history)
      this.#set({ status: 'done' })
    } catch (error) {
      const isStopped = [error, (error as Error).cause].some((one) => one instanceof Stopped)
      const words = isStopped ? 'The replay was stopped' : (error as Error).message
      this.#set({ status: isStopped ? 'stopped' : 'failed', error: isStopped ? null : words })
      throw new Error(words)
    } finally {
      history.stop()
      window.print = print
      this.#set({ caption: null })
      clock.set(this.#hasBegun ? this.#modeInTheEnd : mode)
    }
  }

  async #play(recording: Recording, history: ReplayHistory): Promise<void> {
    const replay = this.#parts.open(recording)
    this.#hasBegun = false
    clock.set('paused')
    try {
      await replay.restore()
      this.#hasBegun = true
      await this.#runAll(recording, replay, history)
    } finally {
      replay.close()
    }
    const difference = replay.difference()
    if (difference !== null) throw new Error(`The replay came to another end: ${difference}`)
  }

  async #runAll({ steps, end }: Recording, replay: Replay<Own>, history: ReplayHistory): Promise<void> {
    const { origins, marks } = this.#parts
    const time = new RecordedTime(clock)
    const firedAfter = (index: number) => [...steps, end].slice(index + 1).find(({ fired }) => fired)?.fired?.[0]
    const stage: Stage<Own> = {
      ...replay,
      flows: createFlowNames(marks),
      visit: (path, by) => history.visit(replay.toHref(path), by),
      look: () => this.#rest(beatOf(this.#state.pace, false)),
    }
    await runSteps(steps, stage, {
      before: async (step, index) => {
        await this.#gate()
        await this.#rest(step.kind === 'caption' ? 0 : beatOf(this.#state.pace, isTyping(step, origins)))
        await time.pass({ ...step, next: firedAfter(index) }, (ms) => this.#go(ms, step.ms))
        if (isCaption(step)) await this.#showCaption(step.text)
      },
      after: (step, index) => {
        if (step.kind === 'clock') time.jump()
        this.#isStepping = false
        this.#set({ position: index + 1 })
      },
    })
    await this.#gate()
    await time.pass({ ...end, next: undefined }, (ms) => this.#go(ms, end.ms))
  }

  async #showCaption(caption: string): Promise<void> {
    this.#set({ caption })
    await this.#rest(readingTime(this.#state.pace, caption))
  }

  /** Advances the clock at the current pace. */
  async #go(ms: number, stretch: number): Promise<void> {
    let left = ms
    let last: number | null = null
    while (left > 0) {
      await this.#gate()
      const speed = this.#isStepping ? Number.POSITIVE_INFINITY : speedOf(this.#state.pace, stretch)
      if (!Number.isFinite(speed)) return clock.advance(left)
      const frame = await nextFrame(last)
      last = frame.at
      const slice = Math.min(left, Math.round(frame.ms * speed))
      await clock.advance(slice)
      left -= slice
    }
  }

  /** Waits for real time to pass, unless `hurry` ends the wait. */
  async #rest(ms: number): Promise<void> {
    this.#isHurried = false
    let left = ms
    let last: number | null = null
    while (left > 0 && !this.#isHurried && !this.#isStepping) {
      await this.#gate()
      const frame = await nextFrame(last)
      last = frame.at
      left -= frame.ms
    }
  }

  /** Waits while the replay is paused. */
  async #gate(): Promise<void> {
    while (this.#state.status === 'paused' && !this.#isStepping && !this.#isStopping)
      await new Promise<void>((resolve) => {
        const leave = this.subscribe(() => {
          leave()
          resolve()
        })
      })
    if (this.#isStopping) throw new Stopped()
  }

  #set(change: Partial<PlayerState<Recording>>): void {
    this.#state = { ...this.#state, ...change }
    this.#report()
  }

  #report(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

function isTyping(step: OwnStep, origins: OriginOf): boolean {
  return isEvent(step) && origins(step.flow, step.event.type) === 'typing'
}

function isCaption(step: OwnStep): step is Extract<KitStep, { kind: 'caption' }> {
  return step.kind === 'caption'
}

class Stopped extends Error {}
