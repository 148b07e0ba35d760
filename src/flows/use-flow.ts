import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type Actors, actor } from './actors.ts'

type ChildrenOf<Parent extends 'app' | 'session' | 'modal'> = ReturnType<Actors[Parent]['getSnapshot']>['children']

type Flows = ChildrenOf<'app'> & ChildrenOf<'modal'>

/** The running flow of this name, of a page or of a dialog. */
export type FlowOf<Id extends keyof Flows> = NonNullable<Flows[Id]>

/** A running flow of the page or its frame. While its view is being removed, the flow that has just ended. */
export function useFlow<Id extends keyof ChildrenOf<'app'>>(id: Id): NonNullable<ChildrenOf<'app'>[Id]> {
  const flow = useChild('app', id)
  if (flow === undefined) throw new Error(`The flow '${id}' does not run on this page`)
  return flow
}

/** Like `useFlow`, for any child of the app or the session; undefined before it has run. */
export function useChild<Parent extends 'app' | 'session', Id extends keyof ChildrenOf<Parent>>(
  parent: Parent,
  id: Id,
): ChildrenOf<Parent>[Id] {
  const running = useSelector(actor(parent), (snapshot) => (snapshot.children as ChildrenOf<Parent>)[id])
  const [latest, setLatest] = useState(running)
  if (running !== undefined && running !== latest) setLatest(running)
  return running ?? latest
}
