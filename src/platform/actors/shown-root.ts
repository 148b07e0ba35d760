import type { AnyActorRef } from 'xstate'

let root: AnyActorRef | undefined
const listeners = new Set<() => void>()

/** The root of the actor system that the page shows: the running one, or that of a moment that is looked at (FLOW-6, DEMO-17). */
export const shownRoot = () => root

export function showRoot(next: AnyActorRef): void {
  root = next
  for (const listener of listeners) listener()
}

/** Calls the listener when another root is shown; returns how to stop. */
export function onRootShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
