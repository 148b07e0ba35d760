import { fromPromise } from 'xstate'
import type { ContentOf } from '#src/contract/content.ts'
import { fetchContent } from './content.ts'

type Proof = ContentOf<'proof'>[number]

/** The proof documents that are not empty, trimmed (TOAST-2). */
export const loadProof = fromPromise<readonly Proof[], void>(async () => {
  const documents = await fetchContent('proof')
  return documents
    .map(({ name, brief, country }) => ({ name: name.trim(), brief: brief.trim(), country: country.trim() }))
    .filter((proof) => Object.values(proof).some((text) => text !== ''))
})
