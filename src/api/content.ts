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
import { attempts, isTimeout } from './clock-fetch.ts'

/** Queries the content service (CONTENT-1). Rejects only with `ApiError`, or once the signal is aborted. */
export async function fetchContent<Name extends ContentName>(
  name: Name,
  signal: AbortSignal,
): Promise<ContentOf<Name>> {
  const answer = await ask(contentQueries[name].query, signal)
  const parsed = safeParse(contentQueries[name].answer, answer)
  if (!parsed.success) throw new ApiError('off-contract')
  return parsed.output as ContentOf<Name>
}

/** @sanity/client is loaded with the first query because it is big, and after the mock because it captures `XMLHttpRequest` on load. */
async function ask(query: string, signal: AbortSignal): Promise<unknown> {
  try {
    await backendReady
    const { createClient } = await clock.track(import('@sanity/client'))
    const client = createClient({
      projectId: contentProject,
      dataset: CONTENT_DATASET,
      apiVersion: CONTENT_API_VERSION,
      useCdn: true,
      ...(contentHost === null ? {} : { apiHost: contentHost, useProjectHostname: false }),
      // Its own time-out and retries use real timers, so it has neither. The app clock's are around it (HTTP-1).
      timeout: 0,
      maxRetries: 0,
    })
    const url = client.getUrl(`${client.getDataUrl('query')}?${new URLSearchParams({ query })}`)
    const send = (attempt: AbortSignal) => client.fetch(query, {}, { signal: attempt })
    return await attempts(clock, { method: 'GET', url, signal }, send, hasNoAnswer)
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'timeout' : 'network')
  }
}

/** @sanity/client 7.28 puts the status into the error of an answer, and rejects with a SyntaxError if it is no JSON. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof Error && !('statusCode' in error) && !(error instanceof SyntaxError)
}
