import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { isDemo } from '#src/platform/env.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { drawDocument } from './draw-document.ts'

/** Bound to the bank's calls and the browser's reading of pictures. */
export const kyc = kycMachine.provide({
  actors: {
    checkPicture,
    // A live build has neither the specimen nor its button.
    ...(isDemo ? { drawSpecimen: drawDocument } : {}),
    upload: calls(endpoints.postKyc),
  },
  actions: {
    announce: announce(),
  },
})
