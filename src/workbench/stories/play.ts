import { createAtom } from '@tanstack/store'
import { isCaption } from '#machines/model/step.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { isTyping } from '#src/workbench/timeline/customer-words.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { runSteps, type StepContext } from '#src/workbench/timeline/run-step.ts'
import { nextFrame, pauseBeforeStep, readingTime, speedOf } from './pacing.ts'

/** What is shown of steps that play by themselves. */
export interface PlayState {
  status: 'playing' | 'paused' | 'done' | 'stopped' | 'failed'
  /** the index of the latest caption's step */
  captionAt: number | null
  /** the caption has been reached, and what comes after it has not begun */
  isReading: boolean
  /** the reason of the failure */
  error: string | null
}

interface PlayParts {
  steps: readonly RecordingStep[]
  context: Omit<StepContext, 'pauseToRead'>
  /** whether the steps before the next caption run at once, instead of being shown */
  isCalm(): boolean
  /** the customer who is signed in; null for nobody */
  customer(): string | null
}

/** Steps with captions that play on a paused clock, slowly enough to follow (DEMO-12). */
export class Play {
  readonly steps: readonly RecordingStep[]
  readonly state = createAtom<PlayState>({
    status: 'playing',
    captionAt: null,
    isReading: false,
    error: null,
  })
  readonly #parts: PlayParts
  readonly #time: RecordedTime
  /** it goes on to the next caption even while paused */
  #isFast = false
  /** the rest of the steps before it run at once */
  #isSkipped = false
  #isStopping = false
  /** who was signed in after the last thing that it did */
  #customer: string | null
  #run: Promise<void> | null = null

  constructor(parts: PlayParts) {
    this.#parts = parts
    this.steps = parts.steps
    this.#time = new RecordedTime(clock, parts.steps)
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

  /** Resolves when it has stopped. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#set({})
    await this.#run?.catch(() => undefined)
  }

  async #play(): Promise<void> {
    const { context } = this.#parts
    const pauseToRead = () => this.#restBefore(false)
    try {
      await runSteps(this.steps, { ...context, pauseToRead }, { before: this.#before, after: this.#after })
      this.#set({ status: 'done', captionAt: null, isReading: false })
    } catch (error) {
      const failure = this.#isStopping ? stopped() : (error as Error)
      const end = this.#isStopping
        ? ({ status: 'stopped' } as const)
        : ({ status: 'failed', error: failure.message } as const)
      this.#set({ ...end, captionAt: null, isReading: false })
      throw failure
    }
  }

  #before = async (step: RecordingStep, index: number): Promise<void> => {
    await this.#waitWhilePaused()
    if (!isCaption(step)) await this.#restBefore(isTyping(step))
    await this.#time.pass(index, (ms) => this.#go(ms, step.ms))
    if (!isCaption(step)) return
    await clock.settled()
    this.#isFast = false
    this.#isSkipped = false
    this.#set({ captionAt: index, isReading: true })
    await this.#rest(readingTime(step.text), () => this.#isFast)
    this.#set({ isReading: false })
  }

  #after = (step: RecordingStep): void => {
    // A caption signs nobody in, but the person may have signed in as somebody else while reading it.
    if (!isCaption(step)) this.#customer = this.#parts.customer()
  }

  /** Waits while it is paused. Throws when it is stopped, or would go on in somebody else's account. */
  async #waitWhilePaused(): Promise<void> {
    while (this.state.get().status === 'paused' && !this.#isFast && !this.#isStopping)
      await new Promise<void>((resolve) => {
        const { unsubscribe } = this.state.subscribe(() => {
          unsubscribe()
          resolve()
        })
      })
    if (this.#isStopping) throw stopped()
    const now = this.#parts.customer()
    if (now !== this.#customer)
      throw new Error(now === null ? 'The customer was logged out' : 'Somebody else logged in')
  }

  #restBefore(typing: boolean): Promise<void> {
    return this.#rest(pauseBeforeStep(typing, this.#isFast), () => this.#isInstant)
  }

  /** Advances the clock by `ms`, a part of a stretch. With 0 ms, the timers that are due fire. */
  async #go(ms: number, stretch: number): Promise<void> {
    let left = ms
    let last: number | null = null
    do {
      await this.#waitWhilePaused()
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
      await this.#waitWhilePaused()
      if (isOver()) return
      const frame = await nextFrame(last)
      last = frame.at
      left -= frame.ms
    }
  }

  /** Whether it has not come to its first caption, with which it begins for its audience. */
  get isOnTheWay(): boolean {
    const { captionAt, status } = this.state.get()
    return captionAt === null && (status === 'playing' || status === 'paused') && this.steps.some(isCaption)
  }

  get #isInstant(): boolean {
    return this.isOnTheWay || this.#isSkipped || (this.#isFast && this.#parts.isCalm())
  }

  #set(change: Partial<PlayState>): void {
    this.state.set((state) => ({ ...state, ...change }))
  }
}

function stopped(): DOMException {
  return new DOMException('It was stopped', 'AbortError')
}
