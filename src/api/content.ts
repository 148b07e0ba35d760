import { safeParse } from 'valibot'
import {
  CONTENT_API_VERSION,
  CONTENT_DATASET,
  type ContentName,
  type ContentOf,
  contentQueries,
} from '#src/contract/content.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { backendReady } from '#src/platform/backend-ready.ts'
import { contentHost, contentProject } from '#src/platform/env.ts'
import { isTimeout, type Network, withRetries } from './clock-fetch.ts'

/** Queries the content service (CONTENT-1). Rejects only with `ApiError`, or once the signal is aborted. */
export async function fetchContent<Name extends ContentName>(
  name: Name,
  signal: AbortSignal,
  network: Network,
): Promise<ContentOf<Name>> {
  const answer = await ask(name, signal, network)
  const parsed = safeParse(contentQueries[name].answer, answer)
  if (!parsed.success) throw new ApiError('off-contract')
  return parsed.output as ContentOf<Name>
}

/** @sanity/client is loaded with the first query, because it is big, and after the mock, which the first figures need more. */
async function ask(name: ContentName, signal: AbortSignal, network: Network): Promise<unknown> {
  try {
    await backendReady
    const { createClient, isHttpError } = await network.clock.track(import('@sanity/client'))
    const client = createClient({
      projectId: contentProject,
      dataset: CONTENT_DATASET,
      apiVersion: CONTENT_API_VERSION,
      useCdn: true,
      ...(contentHost === null ? {} : { apiHost: contentHost, useProjectHostname: false }),
      // Its own time-out and retries use real timers, so it has neither. The app clock's are around it (HTTP-1).
      timeout: 0,
      maxRetries: 0,
      // Without it, an aborted query would go on.
      fetch: {},
    })
    const url = client.getUrl(client.getDataUrl('query', name))
    return await withRetries(
      network,
      { method: 'GET', url, signal },
      (attempt) => client.fetch(contentQueries[name].query, {}, { signal: attempt }),
      // A SyntaxError is an answer that is no JSON.
      (error) => !isHttpError(error) && !(error instanceof SyntaxError),
    )
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'timeout' : 'network')
  }
}
