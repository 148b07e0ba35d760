import type { ModalKind, ModalRequest } from '#machines/modal/modal-ref.ts'
import type { BackendMoment } from '#mocks/bank/replace-data.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import {
  captureSystem,
  foreignFlows,
  mustBeWhole,
  pictureOf,
  restoreSystem,
  type SystemMoment,
  stillEnvironment,
} from '#src/platform/actors/system-moment.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import { addNotice, clearNotices } from '#src/platform/notices.ts'
import type { OpenAttempt } from '#src/platform/open-attempts.ts'
import { DRAFT_KEYS, reviveSession, SESSION_KEYS } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { PageBackend, Product } from '#src/workbench/trace/product.ts'
import { type OwnStory, ownStories } from './own-stories.ts'
import { partOf } from './snapshot-tree.ts'

/** Everything at one instant (DEMO-17). It holds secrets, and stays in this page's memory. What has not changed since the last one is shared. */
export interface Moment {
  system: SystemMoment
  bank: BackendMoment
  /** calls that were sent and not answered yet */
  attempts: readonly OpenAttempt[]
  /** `now` in ms since the epoch */
  clock: { mode: ClockMode; now: number }
  /** the tab's session storage: the session, what was entered, and the scenario */
  stored: ReadonlyMap<string, string>
  /** the address, with what its history entry holds */
  page: { href: string; state: object }
  /** this browser's own; null where they had not been read yet */
  stories?: readonly OwnStory[] | null
  /** the number of the newest entry of this page's trace */
  traced?: number
}

/** A page whose flows restart, with the bank and the clock as they are at that time. */
export interface FreshStart {
  href: string
  /** what the tab has stored */
  stored: ReadonlyMap<string, string>
  mode: ClockMode
}

/** What the page needs to show a moment, without running it. */
export type StillPage = Pick<Moment, 'system' | 'clock' | 'stored' | 'page'>

/** where the tab keeps the id of the scenario that was started last */
export const SCENARIO_KEY = 'larkspur.scenario'
/** where the tab keeps the id of the story that plays, or '' for one that is not kept: a reload ends it */
export const PLAYING_KEY = 'larkspur.playing'

/** The keys of session storage that a moment has in a file, too, which holds no session. */
export const OWN_KEYS = [...DRAFT_KEYS, SCENARIO_KEY]
/** The keys of session storage that belong to a moment. Theme, desk and the like belong to the person's device. */
const KEYS: readonly string[] = [...SESSION_KEYS, ...OWN_KEYS]

/** set while the page is frozen for a look back */
let unfreeze: (() => void) | null = null

let stored: ReadonlyMap<string, string> = new Map()

/** the mode that the clock gets when what plays on a paused clock has ended; null where nothing plays */
let modeAfter: ClockMode | null = null

/** While something plays, one goes on from its moments as from its end: on the clock that runs then. */
export function playsUntil(mode: ClockMode | null): void {
  modeAfter = mode
}

/** Captures the page as it is. Call it when the clock has settled: no call is being answered then. */
export function capture(backend: PageBackend): Moment {
  const { product } = backend
  const { href, state } = product.router.history.location
  return {
    system: captureSystem(product.system.live),
    bank: backend.capture(),
    attempts: product.system.environment.attempts.list(),
    clock: { mode: modeAfter ?? clock.state.mode, now: clock.now() },
    stored: storedNow(),
    page: { href, state },
    stories: ownStories.get(),
  }
}

/**
 * Replaces the present with a moment, or with a page whose flows restart. After a moment, delays end and open calls are answered when they
 * would have. `target` may be a function that first replaces the bank's data; if it throws, the present is restored and the error is rethrown.
 * The clock gets `mode`, or the mode of the target. Reset, import, links and going back all use this.
 */
export async function replacePresent(
  target: Moment | (() => Promise<Moment | FreshStart>),
  backend: PageBackend,
  mode?: ClockMode,
): Promise<void> {
  const { product } = backend
  const { system } = product
  unfreezePage()
  const present = capture(backend)
  clock.set('paused')
  // Meanwhile the page shows the present as a still page.
  showStill(present, product)
  // Stops every flow and delay, and every call, also those that their flows cannot abort. A call that the bank is answering comes to its end first.
  system.live.stop()
  await product.forgetPrefetched()
  await clock.settled()
  backend.endOpenCalls()
  try {
    const moment = typeof target === 'function' ? await target() : target
    await ('system' in moment ? goOn(moment, backend, mode) : restart(moment, backend))
    if (typeof target === 'function' && 'system' in moment) mustBeUsable(backend)
  } catch (error) {
    system.live.stop()
    await goOn(present, backend)
    // What only a machine can say of a file's contexts.
    throw error instanceof TypeError ? foreignFlows(error) : error
  }
}

async function goOn(moment: Moment, backend: PageBackend, mode = moment.clock.mode): Promise<void> {
  const { product } = backend
  const { system } = product
  await product.prepare(dialogsIn(moment))
  const root = restoreSystem(system.logic, moment.system)
  await backend.recall(moment.bank)
  system.environment.attempts.resume(moment.attempts)
  store(moment.stored)
  clock.setNow(moment.clock.now)
  tellNotices(backend)
  system.goLive(root)
  await show(moment.page, product)
  clock.set(mode)
  await clock.settled()
  mustBeWhole(root)
  // Calls that no flow has sent again by now are dropped.
  system.environment.attempts.resume([])
  backend.forgetOpenCalls()
}

/** Throws an Error where contexts of a file cannot be captured again, or not be shown. */
function mustBeUsable(backend: PageBackend): void {
  capture(backend)
  if (document.querySelector('[data-failed]') !== null) throw new Error('its page cannot be shown')
}

async function restart({ href, stored, mode }: FreshStart, backend: PageBackend): Promise<void> {
  const { product } = backend
  const { system, router } = product
  backend.forgetOpenCalls()
  store(stored)
  tellNotices(backend)
  system.goLive(system.freshRoot())
  router.history.replace(href, {}, { ignoreBlocker: true })
  await product.remount()
  clock.set(mode)
  await clock.settled()
}

function store(values: ReadonlyMap<string, string>): void {
  for (const key of KEYS) {
    const value = values.get(key)
    if (value === undefined) tabStorage.removeItem(key)
    else tabStorage.setItem(key, value)
  }
  reviveSession()
}

/** Removes the notices shown so far, except the bank's own. */
function tellNotices({ notice }: PageBackend): void {
  clearNotices()
  if (notice !== null) addNotice({ role: 'status', text: notice })
}

/** Shows the moment as a still page, which does nothing. What runs goes on behind it, on a clock that the caller has let stand still (DEMO-17). */
export async function lookAt(moment: StillPage, product: Product): Promise<void> {
  await product.prepare(dialogsIn(moment))
  unfreeze ??= freezePage()
  showStill(moment, product)
  await show(moment.page, product)
}

function showStill({ system: moment, stored, clock: { now } }: StillPage, { system }: Product): void {
  system.show(pictureOf(system.logic, moment), stillEnvironment(system.environment, { now, stored }))
}

/** Shows the present again, at the address where it was left. */
export async function lookAtPresent(page: Moment['page'], product: Product): Promise<void> {
  unfreezePage()
  product.system.show(product.system.live)
  await show(page, product)
}

function unfreezePage(): void {
  unfreeze?.()
  unfreeze = null
}

/** Each write gives the history's entry a key of its own, which says nothing. */
function isAt({ href, state }: Moment['page'], { router }: Product): boolean {
  const { location } = router.history
  const said = (entry: object) => JSON.stringify({ ...entry, key: null, __TSR_key: null })
  return location.href === href && said(location.state) === said(state)
}

async function show(page: Moment['page'], product: Product): Promise<void> {
  if (!isAt(page, product)) product.router.history.replace(page.href, page.state, { ignoreBlocker: true })
  await product.mount()
}

/** What the tab has stored; the same map until that changes. */
export function storedNow(): ReadonlyMap<string, string> {
  const entries = KEYS.flatMap((key): [string, string][] => {
    const value = tabStorage.getItem(key)
    // Reuses the text if it is equal, so that moments share one copy.
    const before = stored.get(key)
    return value === null ? [] : [[key, value === before ? before : value]]
  })
  const isSame = entries.length === stored.size && entries.every(([key, value]) => value === stored.get(key))
  if (!isSame) stored = new Map(entries)
  return stored
}

/** The dialogs that are open. */
function dialogsIn({ system }: Pick<Moment, 'system'>): ModalKind[] {
  const { stack = [] } = (partOf(system.tree, 'session', 'modal')?.context ?? {}) as { stack?: readonly ModalRequest[] }
  return stack.map(({ kind }) => kind)
}

/**
 * Keeps the product from being pressed, and from taking the focus, while it only shows a moment that is over (DEMO-17). Returns a function that unfreezes it.
 * What stands beside the product, such as the strip, stays usable.
 */
export function freezePage(): () => void {
  const frozen = new Set<HTMLElement>()
  const apply = () => {
    for (const part of document.body.children) {
      if (!(part instanceof HTMLElement) || part.inert || part.dataset.beside !== undefined) continue
      part.inert = true
      frozen.add(part)
    }
  }
  // Dialogs are outside the app's root, and come and go with the moments.
  const observer = new MutationObserver(apply)
  const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-beside]') !== null) return
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else target.blur()
  }
  apply()
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', keepFocus, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', keepFocus, { capture: true })
    for (const part of frozen) part.inert = false
  }
}
