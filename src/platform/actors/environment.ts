import type { AnyActorRef } from 'xstate'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { clock } from './runtime.ts'
import { shownRoot } from './shown-root.ts'

/** What views read beside the actors of their root: of the running root the real ones, of a still picture those of its moment (DEMO-17). */
export interface Environment {
  /** ms since the epoch */
  now(): number
  storage: Pick<Storage, 'getItem'>
}

const present: Environment = { now: () => clock.now(), storage: tabStorage }
const ofPictures = new WeakMap<AnyActorRef, Environment>()

/** Makes a root that is never started the still picture of a moment. */
export function setPicture<Root extends AnyActorRef>(root: Root, environment: Environment): Root {
  ofPictures.set(root, environment)
  return root
}

/** Of the root that the page shows. */
export function shownEnvironment(): Environment {
  return pictured() ?? present
}

export function isPicture(): boolean {
  return pictured() !== undefined
}

/** Resolves once the page shows the running root: a flow that navigates meanwhile does not move the picture. */
export function presentShown(): Promise<void> {
  if (!isPicture()) return Promise.resolve()
  return new Promise((resolve) => {
    const { unsubscribe } = shownRoot.subscribe(() => {
      if (isPicture()) return
      unsubscribe()
      resolve()
    })
  })
}

function pictured(): Environment | undefined {
  const root = shownRoot.get()
  return root === undefined ? undefined : ofPictures.get(root)
}
