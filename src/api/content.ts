import { parse } from 'valibot'
import { backendReady } from '#src/backend-ready.ts'
import {
  CONTENT_API_VERSION,
  CONTENT_DATASET,
  type ContentName,
  type ContentOf,
  contentQueries,
} from '#src/contract/content.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { contentProject } from '#src/env.ts'
import { clock } from '#src/runtime.ts'

/** Asks the content service (CONTENT-1). Its client is big, so it comes with the first question. */
export async function fetchContent<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
  const { query, answer } = contentQueries[name]
  try {
    // The client keeps the XMLHttpRequest that it finds when it is loaded.
    await backendReady
    const { createClient } = await clock.track(import('@sanity/client'))
    const client = createClient({
      projectId: contentProject,
      dataset: CONTENT_DATASET,
      apiVersion: CONTENT_API_VERSION,
      useCdn: true,
    })
    return parse(answer, await client.fetch(query)) as ContentOf<Name>
  } catch {
    throw new ApiError('network')
  }
}
