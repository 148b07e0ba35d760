import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'
import { readPicture, readPictures } from '#src/platform/picture-file.ts'

/** Bound to the bank's calls and the browser's reading of pictures. */
export const bindKyc = (environment: Environment) =>
  kycMachine.provide({
    actors: {
      readPicture,
      readPictures,
      upload: calls(environment, endpoints.postKyc),
    },
  })
