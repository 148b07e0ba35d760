import type { Backend } from '#mocks/bank/backend.ts'
import type { Demo, Recording, RecordingStep } from '#src/demo/demo-contract.ts'
import type { DemoHost } from '#src/demo/host.ts'
import { originOf } from '#src/demo/recorder/origins.ts'
import { proofNow } from '#src/demo/recorder/proof.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import type { ClockMode } from '#src/kit/clock/clock.ts'
import { differenceOf } from './compare-proofs.ts'
import { beatOf, nextFrame, type Pace, readingTime, speedOf } from './pacing.ts'
import { RecordedTime } from './pass-time.ts'
import { perform, type Stage } from './run-step.ts'
import { checkRecording, refusalOf } from '#src/demo/recorder/recording-file.ts'
import { createReplayFiller } from '#src/demo/recorder/replay-filler.ts'
import { openReplayHistory } from '#src/demo/recorder/replay-history.ts'
import { takeUp } from '#src/demo/recorder/take-up.ts'
import { inWords } from '#src/demo/recorder/words.ts'

export interface PlayerTools {
  backend: Backend
  host: DemoHost
  demo: Demo
  /** whether a recording is under way */
  isRecording(): boolean
}

export interface PlayerState {
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
  fault: string | null
}

class Stopped extends Error {}

/** Replays one recording at a time (DEMO-8). */
export class Player {
  readonly #tools: PlayerTools
  readonly #listeners = new Set<() => void>()
  #state: PlayerState = {
    recording: null,
    title: '',
    status: 'idle',
    position: 0,
    pace: 'fast',
    caption: null,
    fault: null,
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

  constructor(tools: PlayerTools) {
    this.#tools = tools
  }

  get state(): PlayerState {
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
   * Lays a recording in, in the place of the one before. The clock has `mode` in the end, or the one that it had when the
   * recording began. Throws `RecordingRefused` for what is no recording.
   */
  load(recording: Recording, title: string, pace: Pace, mode?: ClockMode): void {
    if (this.isRunning) throw new Error('A replay is under way: stop it first')
    const checked = checkRecording(recording)
    this.#modeInTheEnd = mode ?? checked.start.clock.mode
    this.#set({ recording: checked, title, pace, status: 'idle', position: 0, caption: null, fault: null })
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
    this.#tell()
    await this.#run.catch(() => undefined)
  }

  setPace(pace: Pace): void {
    this.#set({ pace })
  }

  #begin(status: 'playing' | 'paused'): Promise<void> {
    const { recording } = this.#state
    if (recording === null) return Promise.reject(new Error('There is no recording to replay: load one first'))
    if (this.#tools.isRecording()) return Promise.reject(new Error('A recording is under way: stop it first'))
    this.#isStopping = false
    this.#set({ status, position: 0, caption: null, fault: null })
    this.#run = this.#replay(recording).finally(() => {
      this.#run = null
      this.#tell()
    })
    return this.#run
  }

  async #replay(recording: Recording): Promise<void> {
    const { mode } = clock
    const { print } = window
    // Nobody is there to close the browser's own dialog.
    window.print = () => window.dispatchEvent(new Event('afterprint'))
    const history = openReplayHistory()
    try {
      await this.#play(recording, history)
      this.#set({ status: 'done' })
    } catch (error) {
      const isStopped = error instanceof Stopped
      const fault = isStopped ? 'The replay was stopped' : (error as Error).message
      this.#set({ status: isStopped ? 'stopped' : 'failed', fault: isStopped ? null : fault })
      throw new Error(fault)
    } finally {
      history.stop()
      window.print = print
      this.#set({ caption: null })
      clock.set(this.#hasBegun ? this.#modeInTheEnd : mode)
    }
  }

  async #play({ start, steps, end }: Recording, history: Stage['history']): Promise<void> {
    const { backend, host, demo } = this.#tools
    const filler = createReplayFiller(backend, start)
    this.#hasBegun = false
    clock.set('paused')
    try {
      await takeUp(start, backend, host, filler)
    } catch (error) {
      throw new Error(`The recording cannot be taken up: ${refusalOf(error)}`)
    }
    this.#hasBegun = true
    const look = () => this.#rest(beatOf(this.#state.pace, false))
    const time = new RecordedTime(clock)
    const firedAfter = (index: number) => [...steps, end].slice(index + 1).find(({ fired }) => fired)?.fired?.[0]
    for (const [index, step] of steps.entries()) {
      await this.#gate()
      await this.#rest(step.kind === 'caption' ? 0 : beatOf(this.#state.pace, isTyping(step)))
      await time.pass({ ...step, next: firedAfter(index) }, (ms) => this.#go(ms, step.ms))
      if (step.kind === 'caption') await this.#say(step.text)
      try {
        await perform(step, { backend, demo, filler, history, look })
      } catch (error) {
        throw new Error(`Step ${index + 1} cannot be done (${inWords(step)}): ${(error as Error).message}`)
      }
      if (step.kind === 'clock') time.jump()
      this.#isStepping = false
      this.#set({ position: index + 1 })
    }
    await this.#gate()
    await time.pass({ ...end, next: undefined }, (ms) => this.#go(ms, end.ms))
    if (end.proof === null) return
    const difference = differenceOf(end.proof, proofNow(backend))
    if (difference !== null) throw new Error(`The replay came to another end: ${difference}`)
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

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    this.#tell()
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

function isTyping(step: RecordingStep): boolean {
  return step.kind === 'event' && originOf(step.flow, step.event.type) === 'typing'
}
