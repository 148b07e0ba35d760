import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-answers.ts'
import { actor, find, setRoot } from '#src/flows/actors.ts'
import { onCallAbandoned } from '#src/platform/abandoned-calls.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { bindApp, type GoTo } from './bind.ts'

/** Starts the actor system (FLOW-6). Call this once the router exists, because the session navigates. */
export function startSystem(goTo: GoTo): ActorRefFrom<typeof appMachine> {
  const root = createActor(bindApp(goTo), { ...actorOptions(), systemId: 'app' })
  setRoot(root)
  onSessionExpired(() => actor('session').send({ type: 'session.expire' }))
  onCallAbandoned(reloadCustomer)
  return root.start()
}

/** Tells the root which page is on screen, as it mounts: a view and its actors change together (FLOW-6). */
export function enterPage({ state }: RegisteredRouter): void {
  actor('app').send({ type: 'page.enter', isInside: state.matches.some(({ routeId }) => routeId === '/_signed-in') })
}

/** After an abandoned call, of which nobody else learns what it did (DATA-3). */
function reloadCustomer(): void {
  const customer = find('customer')
  if (customer === undefined) return
  const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
  for (const part of parts) customer.send({ type: `${part}.reload` })
}
