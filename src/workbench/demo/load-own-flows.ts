import { clock } from '#src/platform/actors/runtime.ts'

/** The charts come late: they are only for the desk's Flows tab. */
export const loadOwnFlows = async () => (await clock.track(import('#src/workbench/flows/own-flows.tsx'))).OwnFlows
