import { createAtom } from '@tanstack/store'
import type { AnyActorRef } from 'xstate'

/**
 * The root of the actor system that the page shows: the running one, or that of a moment that is looked at (FLOW-6, DEMO-17).
 * Setting the same root again reports it, too: its machine may have been edited (DEMO-18).
 */
export const shownRoot = createAtom<AnyActorRef | undefined>(undefined, { compare: () => false })
