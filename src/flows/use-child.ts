import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { actor } from './actors.ts'

type SessionChildren = ReturnType<ReturnType<typeof actor<'session'>>['getSnapshot']>['children']

/** A child of the session, which runs in the signed-in area. While its view leaves the screen, the one that has just ended. */
export function useSessionChild<Id extends keyof SessionChildren>(id: Id): SessionChildren[Id] {
  const running = useSelector(actor('session'), (snapshot) => snapshot.children[id])
  const [latest, setLatest] = useState(running)
  if (running !== undefined && running !== latest) setLatest(running)
  return running ?? latest
}
