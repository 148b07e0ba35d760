import type { AppClock } from '#src/kit/clock/clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import { addressQuery, replaceAddressQuery } from '#src/platform/page-address.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { storedMode, storeMode, whyUnavailable } from './backend-modes.ts'
import { installClockStorage } from './clock-storage.ts'
import { type DemoParameters, readParameters, withoutParameters } from './parameters.ts'

/** Puts `window.demo` there with `ready` alone, for whoever looks as soon as the page is loaded. What it gives keeps the promise. */
export function promiseDemo(): () => void {
  let resolveReady = () => {}
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })
  window.demo = { ready }
  return resolveReady
}

/** What the demo does before the router is there: reads the address, restores the clock and the backend's mode. */
export function prepareDemo(clock: AppClock): DemoParameters {
  const query = addressQuery()
  const parameters = readParameters(query)
  replaceAddressQuery(withoutParameters(query))
  for (const problem of parameters.problems) addNotice({ role: 'alert', text: problem })
  restoreMode(parameters)
  installClockStorage(clock)
  // A running clock would leave the time that the address names before it is told to stand.
  if (parameters.clock !== null) clock.set(parameters.clock)
  if (parameters.now !== null) clock.setNow(parameters.now)
  return parameters
}

/** Who is to answer in this tab; whoever was signed in at another backend is signed out (MOCK-5). */
function restoreMode({ backend, reset }: DemoParameters): void {
  const kept = storedMode()
  const asked = backend ?? kept
  if (reset) tabStorage.clear()
  const fault = whyUnavailable(asked)
  const mode = fault === null ? asked : 'mock'
  if (fault !== null) addNotice({ role: 'alert', text: `The mock answers, not ${asked}. ${fault}` })
  if (mode !== kept) clearSession()
  storeMode(mode)
}
