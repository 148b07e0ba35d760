import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor } from 'xstate'
import type { appMachine, Page } from '#machines/app/app.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'
import { actor, find, setRoot } from '#src/flows/actors.ts'
import { onCallAbandoned } from '#src/platform/abandoned-calls.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { bindApp, type Navigator } from './bind.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the flows that run while a page of this route is shown; default: none */
    page?: Page
  }
}

/** Starts the actor system (FLOW-6). Call this once the router exists, because the session navigates. */
export function startSystem(navigator: Navigator): ActorRefFrom<typeof appMachine> {
  const root = createActor(bindApp(navigator), { ...actorOptions(), systemId: 'app' })
  setRoot(root)
  onSessionExpired(() => actor('session').send({ type: 'session.expire' }))
  onCallAbandoned(reloadCustomer)
  return root.start()
}

/** Tells the root which page is on screen, as it mounts: a view and its actors change together (FLOW-6). */
export function enterPage({ state }: RegisteredRouter): void {
  const shown = state.matches.at(-1)
  const page = state.matches.findLast(({ staticData }) => staticData.page !== undefined)?.staticData.page ?? 'other'
  actor('app').send({ type: 'page.enter', page, route: shown?.routeId ?? '' })
}

/** After an abandoned call, of which nobody else learns what it did (DATA-3). */
function reloadCustomer(): void {
  const customer = find('customer')
  if (customer === undefined) return
  const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
  for (const part of parts) customer.send({ type: `${part}.reload` })
}
