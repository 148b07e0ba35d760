import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'
import { actor, find, setRoot } from '#src/flows/actors.ts'
import type { LoadedPage } from '#src/pages/load-page.ts'
import { onCallAbandoned } from '#src/platform/abandoned-calls.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { bindApp, type Navigator } from './bind.ts'

/** Starts the actor system (FLOW-6). Call this once the router exists, because the session navigates. */
export function startSystem(navigator: Navigator): ActorRefFrom<typeof appMachine> {
  const root = createActor(bindApp(navigator), { ...actorOptions(), systemId: 'app' })
  setRoot(root, navigator.history)
  onSessionExpired(() => actor('session').send({ type: 'session.expire' }))
  onCallAbandoned(reloadCustomer)
  return root.start()
}

/** Tells the root which page is on screen, as it mounts: a view and its actors change together (FLOW-6). */
export function enterPage({ state }: RegisteredRouter): void {
  const loaded = state.matches.map(({ loaderData }) => loaderData as Partial<LoadedPage> | undefined)
  const page = loaded.findLast((data) => data?.page !== undefined)?.page ?? 'other'
  actor('app').send({ type: 'page.enter', page, route: state.matches.at(-1)?.routeId ?? '' })
}

/** After an abandoned call, of which nobody else learns what it did (DATA-3). */
function reloadCustomer(): void {
  const customer = find('customer')
  if (customer === undefined) return
  const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
  for (const part of parts) customer.send({ type: `${part}.reload` })
}
