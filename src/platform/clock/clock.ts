/** How the app clock relates to the wall clock (CLOCK-1). */
export type ClockMode = 'live' | 'paused' | 'x10' | 'x60'

export const CLOCK_MODES: readonly ClockMode[] = ['live', 'paused', 'x10', 'x60']

/** What survives a reload: the virtual and the wall time of one moment, both in ms since the epoch. */
export interface ClockState {
  mode: ClockMode
  virtual: number
  wall: number
}

/** Who set a timer; shown in the list of pending timers. */
export interface TimerLabel {
  owner: string
  name: string
}

export interface PendingTimer extends TimerLabel {
  /** ms of virtual time until it fires */
  in: number
}

export type TimerChange = 'set' | 'fired' | 'cleared'
export type TimerObserver = (change: TimerChange, timer: PendingTimer) => void

/** The part of the clock that most of the app uses. */
export interface Clock {
  now(): number
  setTimeout(run: () => void, ms: number, label?: TimerLabel): number
  clearTimeout(id: number | undefined): void
}

interface Timer extends TimerLabel {
  id: number
  due: number
  run: () => void
}

const SPEED: Record<ClockMode, number> = { live: 1, paused: 0, x10: 10, x60: 60 }
const LONGEST_HOST_TIMEOUT = 2 ** 31 - 1
/** ms; a larger difference between two readings means that somebody set the wall clock */
const LEAST_JUMP = 1_000
/** Work may pass through a few tasks (React’s scheduler, body streams) before it shows that it is done; through more on a busy computer. */
const QUIET_TASKS = 8
/** ms since the epoch: the years 1000 to 9999. Their ISO 8601 texts have four-digit years and sort chronologically */
const FIRST_TIME = -30_610_224_000_000
const LAST_TIME = 253_402_300_799_999
const UNLABELLED: TimerLabel = { owner: 'app', name: 'timer' }

/**
 * The one clock of the app: every timer and every reading of the time uses it (CLOCK-1, CLOCK-2).
 *
 * Timers fire one by one, ordered by due time, then by creation. `advance` settles all work
 * between them, so one jump and many small steps leave the same trace.
 */
export class AppClock implements Clock {
  #state: ClockState
  /** the last readings of both host clocks: the wall clock, which can be set, and the monotonic one, which cannot */
  #seenWall = Date.now()
  #seenPage = performance.now()
  #timers: Timer[] = []
  #lastId = 0
  #hostTimer: ReturnType<typeof globalThis.setTimeout> | undefined
  #advancing = false
  #resets = 0
  #queue: Promise<unknown> = Promise.resolve()
  #held = 0
  #idle: (() => void)[] = []
  #probes = new Set<() => boolean>()
  #listeners = new Set<(state: ClockState) => void>()
  #observers = new Set<TimerObserver>()

  /** Throws a RangeError if the state's times are out of range. */
  constructor(state: Partial<ClockState> = {}) {
    const wall = Date.now()
    this.#state = checked({ mode: 'live', virtual: wall, wall, ...state })
  }

  get mode(): ClockMode {
    return this.#state.mode
  }

  get state(): ClockState {
    return this.#state
  }

  /** ms since the epoch, in virtual time; stops at the end of the range */
  now(): number {
    const now = this.#followWallClock()
    const { mode, virtual, wall } = this.#state
    if (this.#advancing) return virtual
    return Math.min(Math.max(FIRST_TIME, Math.round(virtual + (now - wall) * SPEED[mode])), LAST_TIME)
  }

  setTimeout(run: () => void, ms: number, label: TimerLabel = UNLABELLED): number {
    const timer = { ...label, id: ++this.#lastId, due: this.now() + Math.max(0, ms || 0), run }
    const later = this.#timers.findIndex((other) => other.due > timer.due)
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, timer)
    this.#report('set', timer)
    this.#arm()
    return timer.id
  }

  clearTimeout(id: number | undefined): void {
    const index = this.#timers.findIndex((timer) => timer.id === id)
    const [timer] = index < 0 ? [] : this.#timers.splice(index, 1)
    if (timer) this.#report('cleared', timer)
    this.#arm()
  }

  /** Resolves after `ms` of virtual time; rejects with the signal's reason when it aborts first. `onSet` is told the timer's id. */
  wait(ms: number, label?: TimerLabel, signal?: AbortSignal, onSet?: (id: number) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = () => {
        this.clearTimeout(id)
        reject(signal?.reason)
      }
      const id = this.setTimeout(
        () => {
          signal?.removeEventListener('abort', abort)
          resolve()
        },
        ms,
        label,
      )
      onSet?.(id)
      signal?.addEventListener('abort', abort, { once: true })
    })
  }

  set(mode: ClockMode): void {
    if (!CLOCK_MODES.includes(mode))
      throw new RangeError(`There is no clock mode '${mode}'. The modes are: ${CLOCK_MODES.join(', ')}`)
    this.#change({ mode, virtual: this.now() })
  }

  /** Sets the date and time (ms since the epoch). Pending timers keep their remaining time. Throws a RangeError if out of range. */
  setNow(at: number): void {
    mustBeTime(at)
    const shift = at - this.now()
    for (const timer of this.#timers) timer.due += shift
    this.#change({ virtual: at })
  }

  /** Restores a state saved before a reload; a running clock also adds the wall time since. Throws a RangeError if out of range. */
  restore(state: ClockState): void {
    const { virtual, wall } = checked(state)
    const lead = this.#timers.map((timer) => timer.due - this.now())
    this.#state = { mode: state.mode, virtual, wall: Math.min(wall, Date.now()) }
    this.#timers.forEach((timer, index) => {
      timer.due = this.now() + (lead[index] ?? 0)
    })
    this.#changed()
  }

  /** Returns to live mode and the wall clock's time; ends an advance under way. */
  reset(): void {
    this.#resets += 1
    this.#advancing = false
    const wall = Date.now()
    this.restore({ mode: 'live', virtual: wall, wall })
  }

  /**
   * Advances by exactly `ms` and fires the due timers in order; resolves when everything is settled. A reset ends it early.
   * Rethrows the first error once all timers have run. Rejects with a RangeError when it would pass the end of the range.
   */
  async advance(ms: number): Promise<void> {
    if (!Number.isFinite(ms) || ms < 0) {
      throw new RangeError(`advance needs a number of milliseconds of 0 or more, not ${ms}`)
    }
    await this.#exclusively(() => this.#jump(this.now() + ms))
  }

  /** Advances to the next timer; resolves with the ms advanced, 0 when there are no pending timers. */
  next(): Promise<number> {
    return this.#exclusively(async () => {
      await this.settled()
      const first = this.#timers[0]
      if (first === undefined) return 0
      const ms = Math.max(0, first.due - this.now())
      await this.#jump(this.now() + ms)
      return ms
    })
  }

  /** When a timer fires, in ms since the epoch; undefined when it is not pending. */
  due(id: number | undefined): number | undefined {
    return this.#timers.find((timer) => timer.id === id)?.due
  }

  pending(): PendingTimer[] {
    return this.#timers.map((timer) => this.#pending(timer))
  }

  /** Calls the observer synchronously with every timer that is set, fires or is cleared. Returns a function that stops it. */
  observe(observer: TimerObserver): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /** Marks work that `settled` waits for. The returned function ends it; further calls do nothing. */
  hold(): () => void {
    this.#held += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#held -= 1
      if (this.#held === 0) for (const resume of this.#idle.splice(0)) resume()
    }
  }

  /** Delays `settled` until the promise settles. */
  track<T>(work: Promise<T>): Promise<T> {
    const end = this.hold()
    work.then(end, end)
    return work
  }

  /** Adds a condition that must be true for the app to count as settled. */
  addProbe(isQuiet: () => boolean): () => void {
    this.#probes.add(isQuiet)
    return () => this.#probes.delete(isQuiet)
  }

  /** Whether nothing is in progress right now. Work requested in the same turn may not count yet. */
  get isQuiet(): boolean {
    return this.#held === 0 && [...this.#probes].every((isQuiet) => isQuiet())
  }

  /** Resolves when no work is held and all promises, renders and navigations are finished. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TASKS; ) {
      if (this.#held > 0) await new Promise<void>((resume) => this.#idle.push(resume))
      await nextTask()
      quiet = this.isQuiet ? quiet + 1 : 0
    }
  }

  /** Calls the listener when mode or time is set, and after every step of an advance. */
  subscribe(listener: (state: ClockState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** When the wall clock is set back, moves the reference time with it, so that timers do not wait for that hour twice. */
  #followWallClock(): number {
    const wall = Date.now()
    const page = performance.now()
    const back = page - this.#seenPage - (wall - this.#seenWall)
    if (back > LEAST_JUMP) this.#state = { ...this.#state, wall: this.#state.wall - Math.round(back) }
    this.#seenWall = wall
    this.#seenPage = page
    return wall
  }

  #pending({ owner, name, due }: Timer): PendingTimer {
    return { owner, name, in: Math.max(0, due - this.now()) }
  }

  #report(change: TimerChange, timer: Timer): void {
    for (const observer of this.#observers) observer(change, this.#pending(timer))
  }

  #change(change: Partial<ClockState>): void {
    this.#state = { ...this.#state, ...change, wall: Date.now() }
    this.#changed()
  }

  #changed(): void {
    this.#arm()
    for (const listener of this.#listeners) listener(this.#state)
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }

  async #jump(target: number): Promise<void> {
    mustBeTime(target)
    this.#change({ virtual: this.now() })
    this.#advancing = true
    this.#arm()
    const resets = this.#resets
    const end = target - this.#state.virtual
    const failures: unknown[] = []
    let passed = 0
    await this.settled()
    for (let first = this.#timers[0]; first && this.#resets === resets; first = this.#timers[0]) {
      const step = Math.max(0, first.due - this.#state.virtual)
      if (passed + step > end) break
      passed += step
      this.#timers.shift()
      this.#change({ virtual: this.#state.virtual + step })
      this.#report('fired', first)
      try {
        first.run()
      } catch (failure) {
        failures.push(failure)
      }
      await this.settled()
    }
    if (this.#resets === resets) {
      this.#advancing = false
      this.#change({ virtual: this.#state.virtual + end - passed })
    }
    await this.settled()
    if (failures.length > 0) throw failures[0]
  }

  #arm(): void {
    globalThis.clearTimeout(this.#hostTimer)
    const speed = SPEED[this.mode]
    const first = this.#timers[0]
    if (this.#advancing || speed === 0 || first === undefined) return
    const ms = Math.min(Math.ceil((first.due - this.now()) / speed), LONGEST_HOST_TIMEOUT)
    this.#hostTimer = globalThis.setTimeout(() => this.#fireDue(), ms)
  }

  /** Fires the due timers. Timers that these set wait for the host's next turn, so that a chain of 0 ms timers cannot block the page. */
  #fireDue(): void {
    const newest = this.#lastId
    const failures: unknown[] = []
    for (let first = this.#timers[0]; first && first.id <= newest && this.#isDue(first); first = this.#timers[0]) {
      this.#timers.shift()
      this.#report('fired', first)
      try {
        first.run()
      } catch (failure) {
        failures.push(failure)
      }
    }
    this.#arm()
    if (failures.length > 0) throw failures[0]
  }

  #isDue({ due }: Timer): boolean {
    return !this.#advancing && this.mode !== 'paused' && due <= this.now()
  }
}

/** Whether a value is a time in the clock's range, in ms since the epoch: the years 1000 to 9999. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && at >= FIRST_TIME && at <= LAST_TIME
}

function mustBeTime(at: number): void {
  if (!isTime(at)) throw new RangeError(`The clock shows the years 1000 to 9999, in milliseconds since 1970, not ${at}`)
}

function checked(state: ClockState): ClockState {
  mustBeTime(state.virtual)
  mustBeTime(state.wall)
  return state
}

/** One turn of the event loop, at task priority and without a minimal delay. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** ms since the epoch of an ISO date and time; local to the browser's zone unless it names one; null for any other text. */
export function parseTime(text: string): number | null {
  if (!LOCAL_TIME.test(text)) return null
  // Browsers take 30 February for 2 March.
  const day = Date.parse(`${text.slice(0, 10)}T00:00Z`)
  if (Number.isNaN(day) || !text.startsWith(isoTime(day).slice(0, 10))) return null
  const at = Date.parse(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(at) ? null : at
}

/** The time as ISO 8601 in UTC, the format of backends. */
export function isoTime(at: number): string {
  return new Date(at).toISOString()
}
