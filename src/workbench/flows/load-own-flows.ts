import { clock } from '#src/platform/actors/runtime.ts'

/** Loads the flow viewer, the charts and the inspector, which only the desk's Flows tab and tests need. */
export const loadOwnFlows = async () => (await clock.track(import('./own-flows.tsx'))).ownFlows
