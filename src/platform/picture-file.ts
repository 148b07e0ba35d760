import { fromPromise } from 'xstate'
import { type PictureError, pictureError, SIGNATURE_LENGTH } from '#machines/picture-error.ts'
import { clock } from '#src/kit/actors/runtime.ts'

/** Checks a chosen file by its first bytes. An unreadable file counts as no picture (DEP-5). */
export const checkPicture = fromPromise<PictureError | null, { file: File }>(({ input }) =>
  clock.track(errorOf(input.file)),
)

async function errorOf(file: File): Promise<PictureError | null> {
  try {
    return pictureError(file, new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()))
  } catch {
    return 'picture-content'
  }
}
