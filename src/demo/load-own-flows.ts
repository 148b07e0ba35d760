import { clock } from '#src/kit/actors/runtime.ts'

/** The charts come late: they are only for the desk's Flows tab. */
export const loadOwnFlows = async () => (await clock.track(import('./flows/own-flows.tsx'))).OwnFlows
