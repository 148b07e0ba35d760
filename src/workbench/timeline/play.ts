import { createAtom } from '@tanstack/store'
import { isCaption } from '#machines/model/step.ts'
import type { AppStep } from '#src/contract/app-steps.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { RecordingStep } from '#src/workbench/demo/demo-contract.ts'
import { captionBefore } from './captions.ts'
import { isTyping } from './origins.ts'
import { nextFrame, pauseBeforeStep, readingTime, speedOf } from './pacing.ts'
import { RecordedTime } from './pass-time.ts'
import { runSteps, type Stage } from './run-step.ts'

/** What is shown of steps that play by themselves. */
export interface PlayState {
  status: 'playing' | 'paused' | 'done' | 'stopped' | 'failed'
  /** the number of finished steps */
  position: number
  /** the index of the latest caption's step */
  captionAt: number | null
  /** the caption has been reached, and what comes after it has not begun */
  isReading: boolean
  /** the reason of the failure */
  error: string | null
}

interface PlayParts<Moment> {
  steps: readonly RecordingStep[]
  stage: Omit<Stage<AppStep>, 'look'>
  capture(): Moment
  restore(moment: Moment): Promise<void>
  /** whether the steps before the next caption run at once, instead of being shown */
  isCalm(): boolean
  /** the customer who is signed in; null for nobody */
  customer(): string | null
}

/** Steps with captions that play on a paused clock, slowly enough to follow (DEMO-12). */
export class Play<Moment> {
  readonly steps: readonly RecordingStep[]
  readonly state = createAtom<PlayState>({
    status: 'playing',
    position: 0,
    captionAt: null,
    isReading: false,
    error: null,
  })
  readonly #parts: PlayParts<Moment>
  readonly #time = new RecordedTime(clock)
  /** the moments at which captions were shown, by the indices of their steps */
  readonly #moments = new Map<number, Moment>()
  /** it goes on to the next caption even while paused */
  #isFast = false
  /** the rest of the steps before it run at once */
  #isSkipped = false
  /** the caption to go back to */
  #target: number | null = null
  #isStopping = false
  /** who was signed in after the last thing that it did */
  #customer: string | null
  #run: Promise<void> | null = null

  constructor(parts: PlayParts<Moment>) {
    this.#parts = parts
    this.steps = parts.steps
    this.#customer = parts.customer()
  }

  /** Plays the steps from where the page is. Resolves at their end; rejects with the reason when a step fails, or when it is stopped. */
  run(): Promise<void> {
    this.#run ??= this.#play()
    return this.#run
  }

  resume(): void {
    this.#isFast = false
    this.#set({ status: 'playing' })
  }

  /** Before the first caption, pauses there. */
  pause(): void {
    this.#isFast = this.state.get().captionAt === null
    this.#set({ status: 'paused' })
  }

  /** Goes on to the next caption, and pauses there. If it is on its way to it, the rest runs at once. */
  next(): void {
    if (!this.state.get().isReading) this.#isSkipped = true
    this.#isFast = true
    this.#set({ status: 'paused', isReading: false })
  }

  /** If it is on its way to a caption, the rest runs at once. */
  hurry(): void {
    if (!this.state.get().isReading) this.next()
  }

  /** Goes back to the caption before, and pauses there. */
  back(): void {
    const { captionAt } = this.state.get()
    const target = captionAt === null ? null : captionBefore(this.steps, captionAt)
    if (target === null) return
    this.#target = target
    this.#set({ status: 'paused', captionAt: target, isReading: false })
  }

  /** Resolves when it has stopped. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#set({})
    await this.#run?.catch(() => undefined)
  }

  async #play(): Promise<void> {
    try {
      for (let from: number | null = 0; from !== null; ) from = await this.#runFrom(from)
      this.#set({ status: 'done', captionAt: null, isReading: false })
    } catch (error) {
      const { message } = error as Error
      const end = isCausedBy(error, Stopped)
        ? ({ status: 'stopped' } as const)
        : { status: 'failed' as const, error: message }
      this.#set({ ...end, captionAt: null, isReading: false })
      throw new Error(end.status === 'failed' ? message : 'It was stopped')
    }
  }

  /** Resolves with where to go on from, or with null at the end. */
  async #runFrom(from: number): Promise<number | null> {
    const { stage } = this.#parts
    const looking = { ...stage, look: () => this.#rest(this.#pauseBeforeStep(false), () => this.#isInstant) }
    try {
      await runSteps(this.steps, looking, { from, before: this.#before, after: this.#after })
      return null
    } catch (error) {
      if (!isCausedBy(error, Left)) throw error
      return this.#goBack()
    }
  }

  #before = async (step: RecordingStep, index: number): Promise<void> => {
    await this.#gate()
    if (!isCaption(step)) await this.#rest(this.#pauseBeforeStep(isTyping(step)), () => this.#isInstant)
    const next = this.steps.slice(index + 1).find(({ fired }) => fired)?.fired?.[0]
    await this.#time.pass({ ...step, next }, (ms) => this.#go(ms, step.ms))
    if (!isCaption(step)) return
    await clock.settled()
    this.#moments.set(index, this.#parts.capture())
    await this.#show(index, step.text)
  }

  #after = (step: RecordingStep, index: number): void => {
    if (step.kind === 'clock') this.#time.jump()
    // A caption signs nobody in, but the person may have signed in as somebody else while reading it.
    if (!isCaption(step)) this.#customer = this.#parts.customer()
    this.#set({ position: index + 1 })
  }

  async #show(captionAt: number, text: string): Promise<void> {
    this.#isFast = false
    this.#isSkipped = false
    this.#set({ captionAt, isReading: true })
    await this.#rest(readingTime(text), () => this.#isFast)
    this.#set({ isReading: false })
  }

  async #goBack(): Promise<number> {
    let shown = 0
    // Going back may be asked for again meanwhile.
    while (this.#target !== null) {
      shown = this.#target
      this.#target = null
      await this.#parts.restore(this.#moments.get(shown) as Moment)
      this.#customer = this.#parts.customer()
      this.#time.jump()
      const step = this.steps[shown]
      this.#set({ position: shown })
      if (step === undefined || !isCaption(step)) continue
      await this.#show(shown, step.text).catch((error) => {
        if (!(error instanceof Left)) throw error
      })
    }
    return shown + 1
  }

  /** Waits while it is paused. Throws when it is stopped, is to go back, or would go on in somebody else's account. */
  async #gate(): Promise<void> {
    while (this.state.get().status === 'paused' && !this.#isFast && this.#target === null && !this.#isStopping)
      await new Promise<void>((resolve) => {
        const { unsubscribe } = this.state.subscribe(() => {
          unsubscribe()
          resolve()
        })
      })
    if (this.#isStopping) throw new Stopped()
    if (this.#parts.customer() !== this.#customer) throw new Error('Somebody else signed in or out')
    if (this.#target !== null) throw new Left()
  }

  #pauseBeforeStep(ofTyping: boolean): number {
    return pauseBeforeStep(ofTyping, this.#isFast)
  }

  /** Advances the clock by `ms`, a part of a stretch. With 0 ms, the timers that are due fire. */
  async #go(ms: number, stretch: number): Promise<void> {
    let left = ms
    let last: number | null = null
    do {
      await this.#gate()
      if (this.#isInstant) return this.#advance(left)
      const frame = await nextFrame(last)
      last = frame.at
      const slice = Math.min(left, Math.round(frame.ms * speedOf(stretch, this.#isFast)))
      await this.#advance(slice)
      left -= slice
    } while (left > 0)
  }

  async #advance(ms: number): Promise<void> {
    await clock.advance(ms)
    this.#customer = this.#parts.customer()
  }

  /** Waits for `ms` of real time to pass, or until there is nothing to wait for. */
  async #rest(ms: number, isOver: () => boolean): Promise<void> {
    let left = ms
    let last: number | null = null
    while (left > 0 && !isOver()) {
      await this.#gate()
      if (isOver()) return
      const frame = await nextFrame(last)
      last = frame.at
      left -= frame.ms
    }
  }

  get #isInstant(): boolean {
    return this.#isSkipped || (this.#isFast && this.#parts.isCalm())
  }

  #set(change: Partial<PlayState>): void {
    this.state.set((state) => ({ ...state, ...change }))
  }
}

class Stopped extends Error {}
/** It is to go back to a caption. */
class Left extends Error {}

function isCausedBy(error: unknown, kind: typeof Stopped | typeof Left): boolean {
  return [error, (error as Error).cause].some((one) => one instanceof kind)
}
