import { attempt } from '#src/platform/attempt.ts'
import { type AppClock, CLOCK_MODES, type ClockState, isTime } from '#src/platform/clock/clock.ts'
import { addRefusal } from '#src/platform/notices.ts'
import { addressFragment, addressQuery, replaceAddressQuery } from '#src/platform/page-address.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { storedJson, tabStorage } from '#src/platform/tab-storage.ts'
import { storedMode, storeMode, whyUnavailable } from './backend-modes.ts'
import { asksForDemo, type DemoParameters, readParameters, withoutParameters } from './parameters.ts'

/** The path of the desk's own page (DEMO-14); live builds do not have it. */
export const DESK_PATH = '/__desk'

/** where the tab keeps the clock, and the browser that a reset is due */
const CLOCK = 'larkspur.clock'
const RESET = 'larkspur.reset'
/** where the tab keeps what the address asked for, until it is done */
const ASKED = 'larkspur.asked'

/** The router hears of an address right after it, so it is asked for before the router is made, and set once the demo has started. */
let addressListener: (event?: Event) => void = () => {}

/** Calls the listener now, and again for each address that is opened in this page, before the router sees it. */
export function onAddress(listener: (event?: Event) => void): void {
  addressListener = listener
  listener()
}

/**
 * Runs before the router exists: reads the address, restores the clock and the backend mode. Returns null on the desk's own page, which
 * has no bank: it shows that of the window that opened it (DEMO-14).
 */
export function prepareDemo(clock: AppClock): DemoParameters | null {
  if (location.href.replace(/\?.*/, '').endsWith(DESK_PATH)) {
    forgetCopiedSession()
    return null
  }
  // TanStack Router 1.170 listens in the capture phase too, where the first to register is called first.
  window.addEventListener('popstate', (event) => addressListener(event), { capture: true })
  restoreFragment()
  const fragment = addressFragment()
  const query = askedQuery(fragment)
  const asked = readParameters(query, fragment)
  if (asked.reset) noteReset()
  const parameters = { ...asked, reset: isResetDue() || asked.reset }
  replaceAddressQuery(withoutParameters(query), parameters.shared === null ? null : fragment)
  for (const problem of parameters.problems) addRefusal(problem)
  restoreMode(parameters)
  if (asksForDemo(query, '')) tabStorage.setItem(ASKED, JSON.stringify([location.href, query]))
  installClockStorage(clock)
  setClock(parameters, clock)
  return parameters
}

/** A running clock would move on from the requested time before it is paused. */
export function setClock({ clock: mode, now }: Pick<DemoParameters, 'clock' | 'now'>, clock: AppClock): void {
  if (mode !== null) clock.set(mode)
  if (now !== null) clock.setNow(now)
}

/** The address's query, or what it was when this page was opened and left before that was done. */
function askedQuery(fragment: string): string {
  const query = addressQuery()
  const kept = storedJson(ASKED, tabStorage)
  askedDone()
  const [page, asked] = Array.isArray(kept) ? kept.map(String) : []
  return asked === undefined || page !== location.href || asksForDemo(query, fragment) ? query : asked
}

/** Called once the page has done what its address asked for. */
export function askedDone(): void {
  tabStorage.removeItem(ASKED)
}

/** Some chats encode the '#' of a link, which then is a part of the path (IN-13). */
function restoreFragment(): void {
  const whole = location.href.replace(/%23(?=(?:moment|story)(?:=|%3D))/i, '#')
  if (whole !== location.href) history.replaceState(history.state, '', whole)
}

/** Sets this tab's backend mode. A session of another backend is signed out (MOCK-5). */
function restoreMode({ backend, reset }: DemoParameters): void {
  const kept = storedMode()
  const asked = backend ?? kept
  if (reset) tabStorage.clear()
  const reason = whyUnavailable(asked)
  const mode = reason === null ? asked : 'mock'
  if (reason !== null) addRefusal(`The built-in mock answers instead of ${asked}. ${reason}`)
  if (mode !== kept) clearSession()
  storeMode(mode)
}

/** A window that was opened by script starts with a copy of the opener's session storage, with its token and messages. */
function forgetCopiedSession(): void {
  if (window.opener !== null) tabStorage.keepOnly('larkspur.desk')
}

/** Stores mode and time for the tab, so that they survive reloads (CLOCK-1). */
export function installClockStorage(clock: AppClock): void {
  const kept = keptClock()
  if (kept) clock.restore(kept)
  const keep = (state: ClockState) => tabStorage.setItem(CLOCK, JSON.stringify(state))
  clock.subscribe(keep)
  // The next page knows what passed here by the wall clock only, which may stand or have been set back (IN-10).
  addEventListener('pagehide', () => keep(clock.state))
}

function keptClock(): ClockState | null {
  const { mode, virtual, wall } = (storedJson(CLOCK, tabStorage) ?? {}) as ClockState
  const whole = CLOCK_MODES.includes(mode) && isTime(virtual) && isTime(wall)
  return whole ? { mode, virtual, wall } : null
}

/**
 * Notes that the address asks for a reset, which waits for the mock's code. A page that is left before resets when the demo is next opened, unless
 * storage is blocked.
 */
function noteReset(): void {
  attempt(() => localStorage.setItem(RESET, 'due'))
}

function isResetDue(): boolean {
  return attempt(() => localStorage.getItem(RESET)) === 'due'
}

export function resetDone(): void {
  attempt(() => localStorage.removeItem(RESET))
}
