import { clock } from '#src/platform/actors/app-clock.ts'

/** Loads the flow viewer, the charts, the inspector and the reasons of entries: one lazy chunk, which the desk and tests ask for. */
export const loadFlowTools = async () => (await clock.track(import('./flow-tools.tsx'))).flowTools
