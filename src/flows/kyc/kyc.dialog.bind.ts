import { fromPromise } from 'xstate'
import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import type { KycSide } from '#machines/kyc/kyc-entry.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { isDemo } from '#src/platform/env.ts'
import type { Environment } from '#src/platform/environment.ts'
import { readPicture, readPictures } from '#src/platform/picture-file.ts'

/** Draws both sides of an obviously fake document, so that nobody uploads a real one (KYC-1). */
const drawDocument = /* @__PURE__ */ fromPromise<Record<KycSide, File>, undefined>(async () => {
  const [{ drawSpecimen }, { specimenCopy }] = await clock.track(
    Promise.all([import('#src/platform/draw-specimen.ts'), import('#src/content/specimen.ts')]),
  )
  return {
    front: drawSpecimen('front', specimenCopy.front, specimenCopy),
    back: drawSpecimen('back', specimenCopy.back, specimenCopy),
  }
})

/** Bound to the bank's calls and the browser's reading of pictures. */
export const bindKyc = (environment: Environment) =>
  kycMachine.provide({
    actors: {
      readPicture,
      readPictures,
      // A live build has neither the specimen nor its button.
      ...(isDemo ? { drawSpecimen: drawDocument } : {}),
      upload: calls(environment, endpoints.postKyc),
    },
  })
