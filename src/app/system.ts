import { type ActorRefFrom, createActor } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import { actor, setRoot } from '#src/flows/actors.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { bindApp, type GoTo } from './bind.ts'

/** Starts the actor system (FLOW-6). Call this once the router exists, because the session navigates. */
export function startSystem(goTo: GoTo): ActorRefFrom<typeof appMachine> {
  const root = createActor(bindApp(goTo), { ...actorOptions(), systemId: 'app' })
  setRoot(root)
  onSessionExpired(() => actor('session').send({ type: 'session.expire' }))
  return root.start()
}
