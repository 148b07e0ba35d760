import { fromPromise } from 'xstate'
import { specimenCopy } from '#src/content/specimen.ts'
import { clock } from '#src/platform/actors/runtime.ts'

/** Draws an obviously fake receipt, so that nobody uploads a real one (DEP-3). */
export const drawReceipt = /* @__PURE__ */ fromPromise<File, undefined>(async () => {
  const { drawSpecimen } = await clock.track(import('#src/platform/draw-specimen.ts'))
  return drawSpecimen('receipt', specimenCopy.receipt, specimenCopy)
})
