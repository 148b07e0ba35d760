import type { RouterHistory } from '@tanstack/react-router'
import { isCaption, isTyping, type OriginOf, type OwnStep, type RecordingOf } from '#machines/model/step.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import { captionBefore } from './captions.ts'
import { createFlowNames } from './flow-names.ts'
import type { Pace } from './pacing.ts'
import { RecordedTime } from './pass-time.ts'
import type { PlayerState } from './player-state.ts'
import { openReplayHistory, type ReplayHistory } from './replay-history.ts'
import { runSteps, type Stage } from './run-step.ts'
import { Rewound, Stopped, Tempo } from './tempo.ts'

export interface PlayerParts<Own extends OwnStep, Recording extends RecordingOf<Own, unknown>> {
  origins: OriginOf
  history: RouterHistory
  /** Returns the recording if the file is one. Otherwise throws an error with the reason. */
  check(value: Recording): Recording
  /** the clock's mode when the recording started */
  modeOf(recording: Recording): ClockMode
  /** Prepares the app for one replay of the recording. */
  open(recording: Recording): Replay<Own>
  /** whether a recording is running */
  isRecording(): boolean
  /** whether *Next* goes to the next caption at once, instead of showing the way there */
  isCalm(): boolean
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

export function createPlayer<Own extends OwnStep, Recording extends RecordingOf<Own, unknown>>(
  parts: PlayerParts<Own, Recording>,
): Player<Own, Recording> {
  return new Player(parts)
}

/** Replays one recording at a time. */
export class Player<Own extends OwnStep, Recording extends RecordingOf<Own, unknown>> {
  readonly #parts: PlayerParts<Own, Recording>
  readonly #listeners = new Set<() => void>()
  #state: PlayerState<Recording> = {
    recording: null,
    title: '',
    status: 'idle',
    position: 0,
    pace: 'fast',
    captionAt: null,
    isReading: false,
    error: null,
  }
  #run: Promise<void> | null = null
  #modeInTheEnd: ClockMode = 'paused'
  /** the recording's start has been restored */
  #hasBegun = false
  readonly #tempo: Tempo

  constructor(parts: PlayerParts<Own, Recording>) {
    this.#parts = parts
    this.#tempo = new Tempo({
      pace: () => this.#state.pace,
      isPaused: () => this.#state.status === 'paused',
      isCalm: parts.isCalm,
      subscribe: (listener) => this.subscribe(listener),
    })
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
    this.#modeInTheEnd = mode ?? this.#parts.modeOf(checked)
    this.#set({ recording: checked, title, pace, status: 'idle', ...AT_THE_START })
  }

  /** Starts or continues the replay. Resolves at the end; rejects with the reason when it fails. */
  play(): Promise<void> {
    if (this.#run === null) return this.#begin('playing')
    this.#tempo.goal = null
    this.#set({ status: 'playing' })
    return this.#run
  }

  /** Before the first caption of a tour, pauses there. */
  pause(): void {
    if (!this.isRunning) return
    const { recording, captionAt, pace } = this.#state
    const hasNoneYet = pace === 'tour' && captionAt === null && recording?.steps.some(isCaption)
    if (hasNoneYet) this.#tempo.goal = 'caption'
    this.#set({ status: 'paused' })
  }

  /** Runs one step, then pauses. */
  step(): void {
    if (this.#run === null) this.#begin('paused', 'step').catch(() => undefined)
    else {
      this.#tempo.goal = 'step'
      this.#set({ status: 'paused' })
    }
  }

  /** Runs all steps up to the next caption, then pauses. On the way there, goes there at once. */
  next(): void {
    if (!this.isRunning || this.#tempo.target !== null) return
    if (!this.#state.isReading) this.#tempo.isHurried = true
    this.#tempo.goal = 'caption'
    this.#set({ status: 'paused', isReading: false })
  }

  /** On the way to a caption, goes there at once. */
  hurry(): void {
    if (!this.#state.isReading) this.next()
  }

  /** Goes to the previous caption, by a fast replay from the start, then pauses. */
  back(): void {
    const { recording, captionAt } = this.#state
    if (recording === null || captionAt === null || !this.isRunning) return
    const target = captionBefore(recording.steps, captionAt)
    if (target === null) return
    this.#tempo.rewind(target)
    this.#set({ status: 'paused', captionAt: target, isReading: false })
  }

  /** Resolves when no replay is running any more. */
  async stop(): Promise<void> {
    if (this.#run === null) return
    this.#tempo.isStopping = true
    this.#report()
    await this.#run.catch(() => undefined)
  }

  setPace(pace: Pace): void {
    this.#set({ pace })
  }

  #begin(status: 'playing' | 'paused', goal: 'step' | null = null): Promise<void> {
    const { recording } = this.#state
    if (recording === null) return Promise.reject(new Error('There is no recording to replay: load one first'))
    if (this.#parts.isRecording()) return Promise.reject(new Error('A recording is under way: stop it first'))
    this.#tempo.reset(goal)
    this.#set({ status, ...AT_THE_START })
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
    const resumeClock = () => clock.set(this.#hasBegun ? this.#modeInTheEnd : mode)
    // A reload ends the replay, and the clock's mode survives it.
    window.addEventListener('pagehide', resumeClock)
    try {
      while (!(await this.#playOnce(recording))) this.#set({ position: 0 })
      this.#set({ status: 'done' })
    } catch (error) {
      const isStopped = isCausedBy(error, Stopped)
      const words = isStopped ? 'The replay was stopped' : (error as Error).message
      this.#set({ status: isStopped ? 'stopped' : 'failed', error: isStopped ? null : words })
      throw new Error(words)
    } finally {
      window.print = print
      this.#set({ captionAt: null, isReading: false })
      window.removeEventListener('pagehide', resumeClock)
      resumeClock()
    }
  }

  /** Resolves with whether it came to the end, rather than being rewound. */
  async #playOnce(recording: Recording): Promise<boolean> {
    this.#tempo.isRewinding = false
    const history = openReplayHistory(this.#parts.history)
    try {
      await this.#play(recording, history)
      return true
    } catch (error) {
      if (!isCausedBy(error, Rewound)) throw error
      return false
    } finally {
      history.stop()
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
    if (difference !== null) throw new Error(`The replay ended differently: ${difference}`)
  }

  async #runAll({ steps, end }: Recording, replay: Replay<Own>, history: ReplayHistory): Promise<void> {
    const { origins } = this.#parts
    const time = new RecordedTime(clock)
    const firedAfter = (index: number) => [...steps, end].slice(index + 1).find(({ fired }) => fired)?.fired?.[0]
    const tempo = this.#tempo
    const stage: Stage<Own> = {
      ...replay,
      flows: createFlowNames(),
      visit: (path, by) => history.visit(replay.toHref(path), by),
      look: () => tempo.beat(false),
    }
    await runSteps(steps, stage, {
      before: async (step, index) => {
        await tempo.gate()
        if (!isCaption(step)) await tempo.beat(isTyping(step, origins))
        await time.pass({ ...step, next: firedAfter(index) }, (ms) => tempo.go(ms, step.ms))
        if (isCaption(step) && tempo.arriveAt(index)) await this.#showCaption(index, step.text)
      },
      after: (step, index) => {
        if (step.kind === 'clock') time.jump()
        if (tempo.goal === 'step') tempo.goal = null
        this.#set({ position: index + 1 })
      },
    })
    await tempo.gate()
    await time.pass({ ...end, next: undefined }, (ms) => tempo.go(ms, end.ms))
    await tempo.gate()
  }

  async #showCaption(captionAt: number, text: string): Promise<void> {
    this.#set({ captionAt, isReading: true })
    await this.#tempo.read(text)
    this.#set({ isReading: false })
  }

  #set(change: Partial<PlayerState<Recording>>): void {
    this.#state = { ...this.#state, ...change }
    this.#report()
  }

  #report(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

const AT_THE_START = { position: 0, captionAt: null, isReading: false, error: null }

function isCausedBy(error: unknown, kind: typeof Stopped | typeof Rewound): boolean {
  return [error, (error as Error).cause].some((one) => one instanceof kind)
}
