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
  /** Gives the recording when it is one. Throws in words otherwise. */
  check(value: Recording): Recording
  /** Opens the app for one replay of the recording. */
  open(recording: Recording): Replay<Own>
  /** whether a recording is under way */
  isRecording(): boolean
}

/** One replay, as far as the app knows about it. */
export interface Replay<Own extends OwnStep>
  extends Pick<Stage<Own>, 'fill' | 'own' | 'mayBeGone' | 'showEntry' | 'here' | 'describe'> {
  /** the path under which the app knows a recorded page */
  toHref(path: string): string
  /** Puts the recording's start in the place of everything, on a paused clock. Rejects in words when it cannot. */
  restore(): Promise<void>
  /** Takes back what its steps have done to the browser. */
  close(): void
  /** in words, in what the end differs from the recorded one; null when in nothing, or when nothing proves it */
  difference(): string | null
}

interface StartOnClock {
  clock: { mode: ClockMode }
}

export interface PlayerState<Recording> {
  recording: Recording | null
  /** what it is called, on the desk and in the caption bar */
  title: string
  status: 'idle' | 'playing' | 'paused' | 'done' | 'stopped' | 'failed'
  /** steps that are done */
  position: number
  pace: Pace
  /** what was last said of what is to be seen */
  caption: string | null
  /** in words, why it failed */
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
  /** the recording's start has taken the place of everything */
  #hasBegun = false
  #isStopping = false
  /** one step is to be done, however the player stands */
  #isStepping = false
  /** the wait that is under way ends now */
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
   * Loads a recording in the place of the one before. The clock has `mode` in the end, or the one that it had when the recording
   * began. Throws in words for what is no recording.
   */
  load(recording: Recording, title: string, pace: Pace, mode?: ClockMode): void {
    if (this.isRunning) throw new Error('A replay is under way: stop it first')
    const checked = this.#parts.check(recording)
    this.#modeInTheEnd = mode ?? checked.start.clock.mode
    this.#set({ recording: checked, title, pace, status: 'idle', position: 0, caption: null, error: null })
  }

  /** Begins, or goes on; resolves at the end, and rejects in words when it cannot be come to. */
  play(): Promise<void> {
    if (this.#run === null) return this.#begin('playing')
    this.#set({ status: 'playing' })
    return this.#run
  }

  pause(): void {
    if (this.isRunning) this.#set({ status: 'paused' })
  }

  /** Does one step, and stands still. */
  step(): void {
    this.#isStepping = true
    if (this.#run === null) this.#begin('paused').catch(() => undefined)
    else this.#set({ status: 'paused' })
  }

  /** Ends the wait that is under way. */
  hurry(): void {
    this.#isHurried = true
    if (this.#state.status === 'paused') this.#set({ status: 'playing' })
  }

  /** Resolves when nothing is replayed any more. */
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
    // Nobody is there to close the browser's own dialog.
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
        if (isCaption(step)) await this.#say(step.text)
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

  async #say(caption: string): Promise<void> {
    this.#set({ caption })
    await this.#rest(readingTime(this.#state.pace, caption))
  }

  /** Takes the clock forward at the pace that is set. */
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

  /** Lets real time pass, unless it is hurried. */
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

  /** Holds while it is paused. */
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
