import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { type Actors, actor, type Shown } from './actors.ts'

/** The root that the page shows, and its environment. */
export function useShown(): Shown {
  return useRouter().options.context.system.shown
}

/** The actor of this name that the page shows. */
export function useRunning<Name extends keyof Actors>(name: Name): Actors[Name] {
  return actor(name, useShown().root)
}

type ChildrenOf<Parent extends 'app' | 'session' | 'modal'> = ReturnType<Actors[Parent]['getSnapshot']>['children']

type Flows = ChildrenOf<'app'> & ChildrenOf<'modal'>

/** The running flow of this name, of a page or of a dialog. */
export type FlowOf<Id extends keyof Flows> = NonNullable<Flows[Id]>

/** A running flow of the page or its frame. While its view is being removed, the flow that has just ended. */
export function useFlow<Id extends keyof ChildrenOf<'app'>>(id: Id): NonNullable<ChildrenOf<'app'>[Id]> {
  const flow = useChild('app', id)
  const app = useRunning('app')
  const { matches } = useRouter().state
  if (flow !== undefined) return flow
  // The root has just been replaced, as by a scenario, and its page is still to be entered: React suspends on what is thrown.
  if (app.getSnapshot().context.route !== matches.at(-1)?.routeId) throw nextChange(app)
  throw new Error(`The flow '${id}' does not run on this page`)
}

/** Resolves when the root changes, or is replaced by another. */
function nextChange(app: Actors['app']): Promise<void> {
  return new Promise((resolve) => {
    const stops = [app.subscribe(end), shownRoot.subscribe(end)]
    function end(): void {
      for (const { unsubscribe } of stops) unsubscribe()
      resolve()
    }
  })
}

/** Like `useFlow`, for any child of the app or the session; undefined before it has run. */
export function useChild<Parent extends 'app' | 'session', Id extends keyof ChildrenOf<Parent>>(
  parent: Parent,
  id: Id,
): ChildrenOf<Parent>[Id] {
  const running = useSelector(useRunning(parent), (snapshot) => (snapshot.children as ChildrenOf<Parent>)[id])
  const [latest, setLatest] = useState(running)
  if (running !== undefined && running !== latest) setLatest(running)
  return running ?? latest
}
