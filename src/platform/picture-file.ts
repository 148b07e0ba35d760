import { fromPromise } from 'xstate'
import { HEAD_LENGTH, judgePicture, type PictureReading } from '#machines/rules/picture.ts'
import { PICTURE_LIMIT } from '#machines/rules/rules.ts'
import { clock } from './actors/app-clock.ts'

/** Reads a chosen file (DEP-5, IN-5). */
export const readPicture = /* @__PURE__ */ fromPromise<PictureReading, { file: File }>(({ input }) =>
  clock.track(pictureReading(input.file)),
)

/** Reads both pictures of an identity document again (KYC-1, IN-5). */
export const readPictures = /* @__PURE__ */ fromPromise<
  Record<'front' | 'back', PictureReading>,
  Record<'front' | 'back', File>
>(async ({ input }) => {
  const [front, back] = await clock.track(Promise.all([pictureReading(input.front), pictureReading(input.back)]))
  return { front, back }
})

/**
 * The picture in a file, in memory: what is done to the file from now on cannot break a call. Its dimensions are judged before it is
 * decoded.
 */
export async function pictureReading(file: File): Promise<PictureReading> {
  const bytes = await bytesOf(file)
  if (bytes === null) return { picture: null, error: 'picture-unreadable' }
  const { type, error } = judgePicture(bytes, file.size)
  if (error !== undefined) return { picture: null, error }
  const picture = new File([bytes], file.name, { type, lastModified: file.lastModified })
  const isDecoded = await createImageBitmap(picture).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
  return isDecoded ? { picture, error: null } : { picture: null, error: 'picture-broken' }
}

/** null if the file was changed, moved or deleted after it was chosen (NotReadableError, NotFoundError in Chromium 156), or is a folder. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const wanted = file.size > PICTURE_LIMIT ? file.slice(0, HEAD_LENGTH) : file
    return new Uint8Array(await wanted.arrayBuffer())
  } catch {
    return null
  }
}
