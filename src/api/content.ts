import { safeParse } from 'valibot'
import {
  CONTENT_API_VERSION,
  CONTENT_DATASET,
  type ContentName,
  type ContentOf,
  contentQueries,
} from '#src/contract/content.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendReady } from '#src/platform/backend-ready.ts'
import { contentHost, contentProject } from '#src/platform/env.ts'

/** Queries the content service (CONTENT-1). Rejects only with `ApiError`. */
export async function fetchContent<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
  const answer = await ask(contentQueries[name].query)
  const parsed = safeParse(contentQueries[name].answer, answer)
  if (!parsed.success) throw new ApiError('off-contract')
  return parsed.output as ContentOf<Name>
}

/** @sanity/client is loaded with the first query because it is big, and after the mock because it captures `XMLHttpRequest` on load. */
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
      // Its retries use real timers, which the app clock does not control. Failed loads have a retry button instead.
      maxRetries: 0,
    })
    return await client.fetch(query)
  } catch {
    throw new ApiError('network')
  }
}
