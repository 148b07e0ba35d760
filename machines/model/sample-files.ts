import type { FilePlaceholder } from '#src/contract/placeholders.ts'

/** The content of every sample file; no machine's context may hold it. */
export const CONTENTS = '‹contents of a file›'

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
