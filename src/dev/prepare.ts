import type { AppClock } from '#src/clock.ts'
import { addNotice } from '#src/notices.ts'
import { addressQuery, replaceAddressQuery } from '#src/page-address.ts'
import { tabStorage } from '#src/tab-storage.ts'
import { keepMode, keptMode, whyUnavailable } from './backend-modes.ts'
import { keepClock } from './clock-storage.ts'
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

/** What the demo does before the router is there: reads the address, takes up the clock and the backend's mode. */
export function prepareDemo(clock: AppClock): DemoParameters {
  const query = addressQuery()
  const parameters = readParameters(query)
  replaceAddressQuery(withoutParameters(query))
  for (const problem of parameters.problems) addNotice({ role: 'alert', text: problem })
  const mode = parameters.backend ?? keptMode()
  if (parameters.reset) tabStorage.clear()
  const fault = whyUnavailable(mode)
  if (fault !== null) addNotice({ role: 'alert', text: `The mock answers: ${mode} is not to be had. ${fault}` })
  keepMode(fault === null ? mode : 'mock')
  keepClock(clock)
  // A running clock would leave the time that the address names before it is told to stand.
  if (parameters.clock !== null) clock.set(parameters.clock)
  if (parameters.now !== null) clock.setNow(parameters.now)
  return parameters
}
