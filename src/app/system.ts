import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'
import { actor, find, setHistory } from '#src/flows/actors.ts'
import type { LoadedPage } from '#src/pages/load-page.ts'
import { onCallAbandoned } from '#src/platform/abandoned-calls.ts'
import { renewLogic } from '#src/platform/actors/renew-logic.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { bindApp, type Navigator } from './bind.ts'

type App = ActorRefFrom<typeof appMachine>

/** The running root, and its machine. The page shows it, unless a moment is looked at (DEMO-17). */
export let live: App
export let logic: typeof appMachine

/** Starts the actor system (FLOW-6). Call this once the router exists, because the session navigates. */
export function startSystem(navigator: Navigator): void {
  logic = bindApp(navigator)
  onSessionExpired(() => find('session', live)?.send({ type: 'session.expire' }))
  onCallAbandoned(reloadCustomer)
  setHistory(navigator.history)
  goLive(freshRoot())
  if (import.meta.hot && import.meta.env.MODE !== 'test') {
    import.meta.hot.accept('./bind.ts', (edited) => {
      if (edited !== undefined) logic = (edited.bindApp as typeof bindApp)(navigator)
      renew()
    })
    shownRoot.subscribe(renew)
  }
}

/** A new root, not started yet. */
export function freshRoot(): App {
  return createActor(logic, { ...actorOptions(), systemId: 'app' })
}

/** Gives the running actors the machines that were edited on the dev server (DEMO-18). */
function renew(): void {
  try {
    for (const root of new Set([live, shownRoot.get() ?? live])) renewLogic(root, logic)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: Only on the dev server.
    console.info(`The page reloads, because a running flow does not fit the edited machine: ${error}`)
    location.reload()
  }
}

/** Starts a root in place of the one before, which has been stopped. */
export function goLive(root: App): void {
  live = root
  shownRoot.set(root)
  root.start()
}

/** Tells the root which page is on screen, as it mounts: a view and its actors change together (FLOW-6). */
export function enterPage({ state }: Pick<RegisteredRouter, 'state'>): void {
  const loaded = state.matches.map(({ loaderData }) => loaderData as Partial<LoadedPage> | undefined)
  const page = loaded.findLast((data) => data?.page !== undefined)?.page ?? 'other'
  actor('app').send({ type: 'page.enter', page, route: state.matches.at(-1)?.routeId ?? '' })
}

/** Reloads the customer's data: after an abandoned call, whose effect is unknown (DATA-3), or a sleep of the page (IN-11). */
export function reloadCustomer(): void {
  const customer = find('customer', live)
  if (customer === undefined) return
  const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
  for (const part of parts) customer.send({ type: `${part}.reload` })
}
