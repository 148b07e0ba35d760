import type { FilePlaceholder } from '#src/contract/placeholders.ts'

/** What every file holds here; no machine's context may. */
export const CONTENTS = '‹contents of a file›'

/** Files as a customer chooses them: one that a check of it takes, and one that it refuses. */
export const picture = fileFor('picture')
export const noPicture = fileFor('no-picture')

/** How a replay is told of such a file. */
export function toPlaceholder({ name, type }: File) {
  return { specimen: name, type }
}

/** It is called by what it is good for. */
function fileFor(specimen: FilePlaceholder['specimen']): File {
  return new File([CONTENTS], specimen, { type: 'image/png' })
}
