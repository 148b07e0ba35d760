import { safeParse } from 'valibot'
import {
  CONTENT_API_VERSION,
  CONTENT_DATASET,
  type ContentName,
  type ContentOf,
  contentQueries,
} from '#src/contract/content.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { backendReady } from '#src/platform/backend-ready.ts'
import { contentHost, contentProject } from '#src/platform/env.ts'

/** Asks the content service (CONTENT-1). Rejects with `ApiError` alone. */
export async function fetchContent<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
  const answer = await ask(contentQueries[name].query)
  const parsed = safeParse(contentQueries[name].answer, answer)
  if (!parsed.success) throw new ApiError('off-contract')
  return parsed.output as ContentOf<Name>
}

/** The client is big, so it comes with the first question; it keeps the XMLHttpRequest that it then finds. */
async function ask(query: string): Promise<unknown> {
  try {
    await backendReady
    const { createClient } = await clock.track(import('@sanity/client'))
    const client = createClient({
      projectId: contentProject,
      dataset: CONTENT_DATASET,
      apiVersion: CONTENT_API_VERSION,
      useCdn: true,
      ...(contentHost === null ? {} : { apiHost: contentHost, useProjectHostname: false }),
      // It would try again on timers of its own; a failed load is tried again by hand.
      maxRetries: 0,
    })
    return await client.fetch(query)
  } catch {
    throw new ApiError('network')
  }
}
