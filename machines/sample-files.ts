import type { FilePlaceholder } from '#src/contract/placeholders.ts'

/** The contents of every sample file; no machine's context may hold them. */
export const CONTENTS = '‹contents of a file›'

/** Files as a customer chooses them: one that passes the check, and one that does not. */
export const picture = fileFor('picture')
export const noPicture = fileFor('no-picture')

/** How such a file stands in a path. */
export function toPlaceholder({ name, type }: File) {
  return { specimen: name, type }
}

function fileFor(specimen: FilePlaceholder['specimen']): File {
  return new File([CONTENTS], specimen, { type: 'image/png' })
}
