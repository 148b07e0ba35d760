import { fromPromise } from 'xstate'
import { specimenCopy } from '#src/content/specimen.ts'
import { drawSpecimen } from '#src/platform/draw-specimen.ts'

/** Draws an obviously fake receipt, so that nobody uploads a real one (DEP-3). */
export const drawReceipt = /* @__PURE__ */ fromPromise<File, undefined>(async () =>
  drawSpecimen('receipt', specimenCopy.receipt, specimenCopy),
)
