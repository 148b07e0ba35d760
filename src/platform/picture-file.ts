import { fromPromise } from 'xstate'
import { type PictureError, pictureError, SIGNATURE_LENGTH } from '#machines/rules/picture-error.ts'
import { clock } from './actors/runtime.ts'

/** Checks a chosen file (DEP-5). */
export const checkPicture = fromPromise<PictureError | null, { file: File }>(({ input }) =>
  clock.track(checkedPicture(input.file)),
)

/** The first error of a file. What cannot be read or drawn is no picture (DEP-5). */
export async function checkedPicture(file: Blob): Promise<PictureError | null> {
  try {
    const error = pictureError(file, new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()))
    if (error === null) (await createImageBitmap(file)).close()
    return error
  } catch {
    return 'picture-content'
  }
}
