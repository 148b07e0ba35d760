import type { AppClock } from '#src/clock.ts'
import { addNotice } from '#src/notices.ts'
import { addressQuery, replaceAddressQuery } from '#src/page-address.ts'
import { tabStorage } from '#src/tab-storage.ts'
import { keepClock } from './clock-storage.ts'
import type { Demo } from './demo-contract.ts'
import { type DemoParameters, readParameters, withoutParameters } from './parameters.ts'

const BACKEND_KEY = 'larkspur.backend'

export interface PreparedDemo {
  parameters: DemoParameters
  /** calls go to the configured base instead of the mock: dev server only, kept for the tab */
  backendOff: boolean
}

/** Puts `window.demo` there with `ready` alone, for whoever looks as soon as the page is loaded. What it gives keeps the promise. */
export function promiseDemo(): () => void {
  let resolveReady = () => {}
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })
  window.demo = { ready } as Demo
  return resolveReady
}

/** What the demo does before the router is there: reads the address, takes up the clock. */
export function prepareDemo(clock: AppClock): PreparedDemo {
  const query = addressQuery()
  const parameters = readParameters(query)
  replaceAddressQuery(withoutParameters(query))
  for (const problem of parameters.problems) addNotice({ role: 'alert', text: problem })
  if (parameters.reset) tabStorage.clear()
  keepClock(clock)
  // A running clock would leave the time that the address names before it is told to stand.
  if (parameters.clock !== null) clock.set(parameters.clock)
  if (parameters.now !== null) clock.setNow(parameters.now)
  return { parameters, backendOff: import.meta.env.DEV && isBackendOff(parameters) }
}

function isBackendOff({ backend }: DemoParameters): boolean {
  if (backend === 'off') tabStorage.setItem(BACKEND_KEY, backend)
  return tabStorage.getItem(BACKEND_KEY) === 'off'
}
