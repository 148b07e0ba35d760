/** How the app clock relates to the wall clock (CLOCK-1). */
export type ClockMode = 'live' | 'paused' | 'x10' | 'x60'

export const CLOCK_MODES: readonly ClockMode[] = ['live', 'paused', 'x10', 'x60']

/** What survives a reload: the virtual and the wall time of one moment, both in ms since the epoch. */
export interface ClockState {
  mode: ClockMode
  virtual: number
  wall: number
}

/** Who set a timer, for the list of pending ones. */
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

/** What most of the app needs of the clock. */
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
/** ms; a wall clock that is merely put right does not jump that far between two looks at it */
const LEAST_JUMP = 1_000
/** Work may hop over a few tasks (React's scheduler, body streams) before it shows that it is done. */
const QUIET_TASKS = 4
/** ms since the epoch: the years 1000 to 9999, whose ISO 8601 text has four digits for the year and sorts as the time does */
const FIRST_TIME = -30_610_224_000_000
const LAST_TIME = 253_402_300_799_999
const UNLABELLED: TimerLabel = { owner: 'app', name: 'timer' }

/**
 * The one clock that everything waits on and asks for the time (CLOCK-1, CLOCK-2).
 *
 * Timers fire one by one, in the order of due time, then of creation. `advance` settles all work
 * between them, so that one jump and many small steps leave the same trace.
 */
export class AppClock implements Clock {
  #state: ClockState
  /** what both counts of time last said: the wall clock, which can be set, and the page's own, which cannot */
  #seenWall = Date.now()
  #seenPage = performance.now()
  #timers: Timer[] = []
  #lastId = 0
  #hostTimer: ReturnType<typeof globalThis.setTimeout> | undefined
  #advancing = false
  #queue: Promise<unknown> = Promise.resolve()
  #held = 0
  #idle: (() => void)[] = []
  #probes = new Set<() => boolean>()
  #listeners = new Set<(state: ClockState) => void>()
  #observers = new Set<TimerObserver>()

  /** Throws a RangeError for a state that names no time. */
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

  /** ms since the epoch, in virtual time; it stands still at the end of time */
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
    this.#tell('set', timer)
    this.#arm()
    return timer.id
  }

  clearTimeout(id: number | undefined): void {
    const index = this.#timers.findIndex((timer) => timer.id === id)
    const [timer] = index < 0 ? [] : this.#timers.splice(index, 1)
    if (timer) this.#tell('cleared', timer)
    this.#arm()
  }

  /** Resolves after `ms` of virtual time; rejects with the signal's reason when it aborts first. */
  wait(ms: number, label?: TimerLabel, signal?: AbortSignal): Promise<void> {
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
      signal?.addEventListener('abort', abort, { once: true })
    })
  }

  set(mode: ClockMode): void {
    this.#change({ mode, virtual: this.now() })
  }

  /** Sets the date and hour (ms since the epoch); pending timers keep what is left of them. Throws a RangeError for no time. */
  setNow(at: number): void {
    mustBeTime(at)
    const shift = at - this.now()
    for (const timer of this.#timers) timer.due += shift
    this.#change({ virtual: at })
  }

  /** Restores a state kept from before a reload; a clock that ran goes on from the wall time since. Throws a RangeError for no time. */
  restore(state: ClockState): void {
    const { virtual, wall } = checked(state)
    const lead = this.#timers.map((timer) => timer.due - this.now())
    this.#state = { mode: state.mode, virtual, wall: Math.min(wall, Date.now()) }
    this.#timers.forEach((timer, index) => {
      timer.due = this.now() + (lead[index] ?? 0)
    })
    this.#changed()
  }

  /** Back to the wall clock's time, live. */
  reset(): void {
    const wall = Date.now()
    this.restore({ mode: 'live', virtual: wall, wall })
  }

  /**
   * Goes forward by exactly `ms`, firing what comes due in order; resolves when all is settled.
   * A timer that throws stops no other; the first failure is thrown at the end. Rejects with a RangeError past the end of time.
   */
  async advance(ms: number): Promise<void> {
    if (!Number.isFinite(ms) || ms < 0) {
      throw new RangeError(`advance needs a number of milliseconds of 0 or more, not ${ms}`)
    }
    await this.#exclusively(() => this.#jump(this.now() + ms))
  }

  /** Goes forward to the next timer; resolves with the ms advanced, 0 when nothing waits. */
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

  /** When a timer fires, in ms since the epoch; undefined for one that does not wait. */
  due(id: number | undefined): number | undefined {
    return this.#timers.find((timer) => timer.id === id)?.due
  }

  pending(): PendingTimer[] {
    return this.#timers.map((timer) => this.#pending(timer))
  }

  /** Calls the observer at once with every timer that is set, fires or is cleared; returns how to stop. */
  observe(observer: TimerObserver): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /** Marks work that `settled` waits for; the answer ends it, once. */
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

  /** Holds the clock's `settled` until the promise is settled. */
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

  /** Whether nothing is under way right now; what has only just been asked for may not show yet. */
  get isQuiet(): boolean {
    return this.#held === 0 && [...this.#probes].every((isQuiet) => isQuiet())
  }

  /** Resolves when no work is held and promises, renders and navigations have come to rest. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TASKS; ) {
      if (this.#held > 0) await new Promise<void>((resume) => this.#idle.push(resume))
      await nextTask()
      quiet = this.isQuiet ? quiet + 1 : 0
    }
  }

  /** Calls the listener whenever mode or time were set, and after every step of an advance. */
  subscribe(listener: (state: ClockState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A wall clock that is set back takes the state's moment along: nothing waits for the same hour twice. */
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

  #tell(change: TimerChange, timer: Timer): void {
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
    const end = target - this.#state.virtual
    const failures: unknown[] = []
    let gone = 0
    await this.settled()
    for (let first = this.#timers[0]; first; first = this.#timers[0]) {
      const step = Math.max(0, first.due - this.#state.virtual)
      if (gone + step > end) break
      gone += step
      this.#timers.shift()
      this.#change({ virtual: this.#state.virtual + step })
      this.#tell('fired', first)
      try {
        first.run()
      } catch (failure) {
        failures.push(failure)
      }
      await this.settled()
    }
    this.#advancing = false
    this.#change({ virtual: this.#state.virtual + end - gone })
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

  /** Fires what is due. What that sets waits for the host's next turn, so that time that stands still ends here. */
  #fireDue(): void {
    const newest = this.#lastId
    const failures: unknown[] = []
    for (let first = this.#timers[0]; first && first.id <= newest && this.#isDue(first); first = this.#timers[0]) {
      this.#timers.shift()
      this.#tell('fired', first)
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

/** Whether a value is a time that the clock can show, in ms since the epoch: one of the years 1000 to 9999. */
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

/** One turn of the event loop, at a task's priority and with no minimal delay. */
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

/** ms since the epoch of an ISO date and time, local to the browser's zone unless it names one; null for anything else. */
export function parseTime(text: string): number | null {
  if (!LOCAL_TIME.test(text)) return null
  const at = Date.parse(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(at) ? null : at
}

/** The time as ISO 8601 in UTC, as backends write it. */
export function isoTime(at: number): string {
  return new Date(at).toISOString()
}
