import { createTurns } from './turns.ts'

/** ms of virtual time that pass in one of the wall clock's, by mode */
const SPEED = { live: 1, paused: 0, x10: 10, x60: 60 } as const

/** How the app clock relates to the wall clock (CLOCK-1). */
export type ClockMode = keyof typeof SPEED

export const CLOCK_MODES = Object.keys(SPEED) as readonly ClockMode[]

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

const LONGEST_HOST_TIMEOUT = 2 ** 31 - 1
/** ms; where the host's two clocks differ by more, somebody set the wall clock, or it jumped with the computer's sleep */
const LEAST_JUMP = 250
/** ms of virtual time between timers that are of one moment, such as the answers to calls that a page sent together */
const ONE_MOMENT = 50
/** ms between two readings, or that a timer is late; what is under way after a longer gap may be of the time before it */
const LONG_GAP = 1_000
/** Work may pass through a few tasks (React’s scheduler, body streams) before it shows that it is done; through more on a busy computer. */
const QUIET_TASKS = 8
/** How many tasks a running clock waits for work: in all, and while another timer is due. Counted, because a test tool may fake the host's timers. */
const LONGEST_WAIT = { alone: 200, due: 20_000 }
/** ms since the epoch: the years 1000 to 9999. Their ISO 8601 texts have four-digit years and sort chronologically */
const FIRST_TIME = -30_610_224_000_000
const LAST_TIME = 253_402_300_799_999
const UNLABELLED: TimerLabel = { owner: 'app', name: 'timer' }

/**
 * The one clock of the app: every timer and every reading of the time uses it (CLOCK-1, CLOCK-2).
 *
 * Timers fire one by one, ordered by due time, then by creation, and the time never passes one that has not fired. `advance` settles all
 * work between them, so one jump and many small steps leave the same trace. A running clock does the same where the host's time jumps, as after
 * the computer's sleep (IN-10), but waits for that work only for so long.
 */
export class AppClock implements Clock {
  #mode: ClockMode
  /** the virtual time at the reading */
  #virtual: number
  #reading = readHost()
  /** ms of the host's time since the reading */
  #passed = 0
  /** the virtual time by the host's clocks when they were last read */
  #seen = 0
  /** how many ask the clock to stand still, whatever its mode */
  #standing = 0
  /** the time at which a running clock stays until the work that a timer began has settled; null while there is none */
  #settlingAt: number | null = null
  #isFiring = false
  #timers: Timer[] = []
  #lastId = 0
  #hostTimer: ReturnType<typeof globalThis.setTimeout> | undefined
  #advancing = false
  #resets = 0
  readonly #exclusively = createTurns()
  #held = 0
  #idle: (() => void)[] = []
  #probes = new Set<() => boolean>()
  #listeners = new Set<(state: ClockState) => void>()
  #observers = new Set<TimerObserver>()

  /** Throws a RangeError if the state's times are out of range. */
  constructor(state: Partial<ClockState> = {}) {
    const { mode, virtual } = checked({ mode: 'live', virtual: this.#reading.wall, wall: this.#reading.wall, ...state })
    this.#mode = mode
    this.#virtual = virtual
    this.#seen = virtual
  }

  /** how the clock goes now: 'paused' while it stands still */
  get mode(): ClockMode {
    return this.#standing > 0 ? 'paused' : this.#mode
  }

  /** what to restore after a reload; its mode is the one that was set, also while the clock stands still */
  get state(): ClockState {
    return { mode: this.#mode, virtual: this.now(), wall: Date.now() }
  }

  /** ms since the epoch, in virtual time; stops at the end of the range */
  now(): number {
    if (this.#advancing) return this.#virtual
    if (this.#settlingAt !== null) return this.#settlingAt
    return Math.min(this.#hostTime(), this.#timers[0]?.due ?? LAST_TIME)
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
    this.#change(mode, this.now())
  }

  /**
   * Lets the clock stand still whatever its mode, once an advance under way is over; resolves when everything is settled, with the function that
   * lets it go on.
   */
  stand(): Promise<() => void> {
    return this.#exclusively(async () => {
      const now = this.now()
      this.#standing += 1
      this.#change(this.#mode, now)
      await this.settled()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        this.#standing -= 1
        this.#change(this.#mode, this.#virtual)
      }
    })
  }

  /** Sets the date and time (ms since the epoch). Pending timers keep their remaining time. Throws a RangeError if out of range. */
  setNow(at: number): void {
    mustBeTime(at)
    const shift = at - this.now()
    for (const timer of this.#timers) timer.due += shift
    this.#change(this.#mode, at)
  }

  /** Restores a state saved before a reload; a running clock also adds the wall time since. Throws a RangeError if out of range. */
  restore(state: ClockState): void {
    const { mode, virtual, wall } = checked(state)
    const at = inRange(virtual + Math.max(0, Date.now() - wall) * SPEED[mode])
    const shift = at - this.now()
    for (const timer of this.#timers) timer.due += shift
    this.#change(mode, at)
  }

  /** Returns to live mode and the wall clock's time; ends an advance under way. */
  reset(): void {
    this.#resets += 1
    this.#advancing = false
    const wall = Date.now()
    this.restore({ mode: 'live', virtual: wall, wall })
  }

  /**
   * Advances by exactly `ms` and fires the due timers in order; resolves when everything is settled. A reset and `stop` end it early.
   * Rethrows the first error once all timers have run. Rejects with a RangeError when it would pass the end of the range.
   */
  async advance(ms: number, stop?: AbortSignal): Promise<void> {
    if (!Number.isFinite(ms) || ms < 0) {
      throw new RangeError(`advance needs a number of milliseconds of 0 or more, not ${ms}`)
    }
    await this.#exclusively(() => this.#jump(this.now() + ms, stop))
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

  /** Resolves when no work is held, all promises, renders and navigations are finished, and a running clock is not in the middle of firing timers (IN-10). */
  async settled(): Promise<void> {
    // Playwright's clock, once it is in charge of a page that runs already, does not take the host's timer along.
    const [first] = this.#timers
    if (first !== undefined && this.#isDue(first)) void this.#fireDue()
    for (let quiet = 0; quiet < QUIET_TASKS; ) {
      if (this.#held > 0) await new Promise<void>((resume) => this.#idle.push(resume))
      await nextTask()
      quiet = this.isQuiet && !this.#isFiring ? quiet + 1 : 0
    }
  }

  /** Calls the listener when mode or time is set, and after every step of an advance. */
  subscribe(listener: (state: ClockState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get #speed(): number {
    return SPEED[this.mode]
  }

  /**
   * The virtual time by the host's clocks, whatever timers are due. The wall clock may stand, jump or be set back, the page's own clock may stop during
   * the computer's sleep (Chrome 156 on Linux and macOS): what has passed is what the faster one says, and never less than before (IN-10).
   */
  #hostTime(): number {
    const { wall, page } = readHost()
    const [byWall, byPage] = [wall - this.#reading.wall, page - this.#reading.page]
    this.#passed = Math.max(this.#passed, byWall, byPage)
    const time = this.#virtual + this.#passed * this.#speed
    // From here on both count again from 0: an hour that the wall clock was set back would hide the next jump.
    if (Math.abs(byWall - byPage) > LEAST_JUMP) this.#read(time, { wall, page })
    this.#seen = time
    return inRange(time)
  }

  #read(virtual: number, reading = readHost()): void {
    this.#virtual = virtual
    this.#seen = virtual
    this.#reading = reading
    this.#passed = 0
  }

  #pending({ owner, name, due }: Timer): PendingTimer {
    return { owner, name, in: Math.max(0, due - this.now()) }
  }

  #report(change: TimerChange, timer: Timer): void {
    for (const observer of this.#observers) observer(change, this.#pending(timer))
  }

  #change(mode: ClockMode, virtual: number): void {
    this.#mode = mode
    this.#read(virtual)
    this.#settlingAt = null
    this.#arm()
    const { state } = this
    for (const listener of this.#listeners) listener(state)
  }

  async #jump(target: number, stop?: AbortSignal): Promise<void> {
    mustBeTime(target)
    this.#change(this.#mode, this.now())
    this.#advancing = true
    this.#arm()
    const resets = this.#resets
    const isStopped = () => this.#resets !== resets || stop?.aborted === true
    const end = target - this.#virtual
    const failures: unknown[] = []
    let passed = 0
    await this.settled()
    for (let first = this.#timers[0]; first && !isStopped(); first = this.#timers[0]) {
      const step = Math.max(0, first.due - this.#virtual)
      if (passed + step > end) break
      passed += step
      this.#change(this.#mode, this.#virtual + step)
      this.#report('fired', first)
      this.#timers.shift()
      try {
        first.run()
      } catch (failure) {
        failures.push(failure)
      }
      await this.settled()
    }
    if (this.#resets === resets) {
      this.#advancing = false
      this.#change(this.#mode, this.#virtual + (isStopped() ? 0 : end - passed))
    }
    await this.settled()
    if (failures.length > 0) throw failures[0]
  }

  #arm(): void {
    globalThis.clearTimeout(this.#hostTimer)
    const first = this.#timers[0]
    if (this.#advancing || this.#isFiring || this.#speed === 0 || first === undefined) return
    const ms = Math.min(Math.max(0, Math.ceil((first.due - this.#hostTime()) / this.#speed)), LONGEST_HOST_TIMEOUT)
    this.#hostTimer = globalThis.setTimeout(() => void this.#fireDue(), ms)
  }

  /** Fires the due timers of a running clock, one a task: what each moment began settles before the next. An error is reported as uncaught. */
  async #fireDue(): Promise<void> {
    if (this.#isFiring) return
    this.#isFiring = true
    const seen = this.#seen
    const isAfterGap = this.#hostTime() - seen > LONG_GAP * this.#speed
    // What was under way before a jump, such as an answer that is being read, was due before this timer.
    if (isAfterGap && !this.isQuiet) await this.#settledOrLate()
    for (let first = this.#timers[0]; first && this.#isDue(first); first = this.#timers[0]) {
      this.#settlingAt = first.due
      this.#report('fired', first)
      this.#timers.shift()
      try {
        first.run()
      } catch (failure) {
        queueMicrotask(() => {
          throw failure
        })
      }
      await nextTask()
      if (!this.#isOfOneMoment(first, this.#timers[0])) await this.#settledOrLate()
      this.#settlingAt = null
    }
    this.#isFiring = false
    this.#arm()
  }

  /** Whether the next timer is of the same moment, and this one not late. Five answers would otherwise wait for five renderings (PERF-2). */
  #isOfOneMoment({ due }: Timer, next: Timer | undefined): boolean {
    const isNear = next !== undefined && next.due - due <= ONE_MOMENT
    return isNear && this.#hostTime() - due <= LONG_GAP * this.#speed
  }

  /** Like `settled`, but gives up after a while: a time-out has to end work that hangs. */
  async #settledOrLate(): Promise<void> {
    for (let quiet = 0, tasks = 0; quiet < QUIET_TASKS; tasks += 1) {
      const [first] = this.#timers
      if (tasks >= (first && this.#isDue(first) ? LONGEST_WAIT.due : LONGEST_WAIT.alone)) return
      await nextTask()
      quiet = this.isQuiet ? quiet + 1 : 0
    }
  }

  #isDue({ due }: Timer): boolean {
    return !this.#advancing && this.#speed > 0 && due <= this.#hostTime()
  }
}

function readHost(): { wall: number; page: number } {
  return { wall: Date.now(), page: performance.now() }
}

function inRange(at: number): number {
  return Math.min(Math.max(FIRST_TIME, Math.round(at)), LAST_TIME)
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

/** The same with a space or 't', with any number of decimals, and with a zone without a colon, as some languages write it. */
const OTHER_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i

/** ms since the epoch of an ISO or RFC 3339 date and time; local to the browser's zone unless it names one; null for any other text. */
export function parseTime(written: string): number | null {
  const text = LOCAL_TIME.test(written) ? written : exactTime(written)
  if (text === null) return null
  // Browsers take 30 February for 2 March.
  const day = Date.parse(`${text.slice(0, 10)}T00:00Z`)
  if (new Date(day).getUTCDate() !== Number(text.slice(8, 10))) return null
  const at = Date.parse(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(at) ? null : at
}

function exactTime(text: string): string | null {
  const [found, day, minute, second = '00', decimals = '', utc = '', hours, minutes] = OTHER_TIME.exec(text) ?? []
  if (found === undefined) return null
  const zone = hours === undefined ? utc.toUpperCase() : `${hours}:${minutes}`
  return `${day}T${minute}:${second}.${decimals.slice(0, 3).padEnd(3, '0')}${zone}`
}

/** The time as ISO 8601 in UTC, the format of backends. */
export function isoTime(at: number): string {
  return new Date(at).toISOString()
}
