import type { AppClock } from '#src/platform/clock/clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import { addressFragment, addressQuery, replaceAddressQuery } from '#src/platform/page-address.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { storedMode, storeMode, whyUnavailable } from './backend-modes.ts'
import { installClockStorage } from './clock-storage.ts'
import { DESK_PATH } from './desk-path.ts'
import { isResetDue, noteReset } from './due-reset.ts'
import { type DemoParameters, readParameters, withoutParameters } from './parameters.ts'

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
  const query = addressQuery()
  const fragment = addressFragment()
  const asked = readParameters(query, fragment)
  if (asked.reset) noteReset()
  const parameters = { ...asked, reset: isResetDue() || asked.reset }
  replaceAddressQuery(withoutParameters(query), parameters.shared === null ? null : fragment)
  for (const problem of parameters.problems) addNotice({ role: 'alert', text: problem })
  restoreMode(parameters)
  installClockStorage(clock)
  setClock(parameters, clock)
  return parameters
}

/** A running clock would move on from the requested time before it is paused. */
export function setClock({ clock: mode, now }: Pick<DemoParameters, 'clock' | 'now'>, clock: AppClock): void {
  if (mode !== null) clock.set(mode)
  if (now !== null) clock.setNow(now)
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
  if (reason !== null) addNotice({ role: 'alert', text: `The built-in mock answers instead of ${asked}. ${reason}` })
  if (mode !== kept) clearSession()
  storeMode(mode)
}

/** A window that was opened by script starts with a copy of the opener's session storage, with its token and messages. */
function forgetCopiedSession(): void {
  if (window.opener !== null) tabStorage.keepOnly('larkspur.desk')
}
