import { fromPromise } from 'xstate'
import type { KycSide } from '#machines/kyc/kyc-entry.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import { drawSpecimen } from '#src/platform/draw-specimen.ts'

/** Draws both sides of an obviously fake document, so that nobody uploads a real one (KYC-1). */
export const drawDocument = /* @__PURE__ */ fromPromise<Record<KycSide, File>, undefined>(async () => ({
  front: drawSpecimen('front', specimenCopy.front, specimenCopy),
  back: drawSpecimen('back', specimenCopy.back, specimenCopy),
}))
