import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { loadDetails, postDeposit } from '#src/api/deposit.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { isDemo } from '#src/platform/env.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { copy } from './copy.bind.ts'
import { drawReceipt } from './draw-receipt.ts'

/** Bound to the bank's calls and the browser's reading of pictures. */
export const deposit = depositMachine.provide({
  actors: {
    copy,
    loadDetails,
    checkPicture,
    // A live build has neither the specimen nor its button.
    ...(isDemo ? { drawSpecimen: drawReceipt } : {}),
    postDeposit,
  },
  actions: {
    announce: announce(),
  },
})
