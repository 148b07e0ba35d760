import { fromPromise } from 'xstate'
import { type PictureFault, pictureFault, SIGNATURE_LENGTH } from '#machines/picture-error.ts'
import { clock } from '#src/kit/actors/runtime.ts'

/** Looks into a chosen file; a file that cannot be read is no picture (DEP-5). */
export const checkPicture = fromPromise<PictureFault | null, { file: File }>(({ input }) =>
  clock.track(faultOf(input.file)),
)

async function faultOf(file: File): Promise<PictureFault | null> {
  try {
    return pictureFault(file, new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()))
  } catch {
    return 'picture-content'
  }
}
