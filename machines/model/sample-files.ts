import type { PictureError, PictureReading } from '#machines/rules/picture.ts'
import type { FilePlaceholder } from '#src/contract/placeholders.ts'

/** The content of every sample file; no machine's context may hold it. */
export const CONTENTS = '‹contents of a file›'

/** What reading a file gives. */
export const asPicture = (file: File): PictureReading => ({ picture: file, error: null })
export const refusedAs = (error: PictureError): PictureReading => ({ picture: null, error })

/** A file as somebody chooses it, whatever it says of itself, and the picture that is read in it. */
export const chosenFile = (name: string): File => new File([name], name, { type: 'image/jpg' })
export const pictureIn = (file: File): File => new File([file], file.name, { type: 'image/png' })

export const isFile =
  (expected: File) =>
  ({ file }: { file: File }): boolean =>
    file.name === expected.name

/** Sample files: one that passes the picture check and one that does not. */
export const picture = fileFor('picture')
export const noPicture = fileFor('no-picture')

/** How the steps of a link write a file. */
export function toPlaceholder({ name, type }: File) {
  return { specimen: name, type }
}

/** For `JSON.stringify`: a file is written as its name. */
export function nameOfFile(_: string, value: unknown): unknown {
  return value instanceof File ? value.name : value
}

function fileFor(specimen: FilePlaceholder['specimen']): File {
  return new File([CONTENTS], specimen, { type: 'image/png' })
}
