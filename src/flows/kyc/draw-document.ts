import { fromPromise } from 'xstate'
import type { KycSide } from '#machines/kyc/kyc-entry.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import { clock } from '#src/platform/actors/runtime.ts'

/** Draws both sides of an obviously fake document, so that nobody uploads a real one (KYC-1). */
export const drawDocument = /* @__PURE__ */ fromPromise<Record<KycSide, File>, undefined>(async () => {
  const { drawSpecimen } = await clock.track(import('#src/platform/draw-specimen.ts'))
  return {
    front: drawSpecimen('front', specimenCopy.front, specimenCopy),
    back: drawSpecimen('back', specimenCopy.back, specimenCopy),
  }
})
