/** One file of a build, as listed for the worker. */
export interface ShellFile {
  /** relative to the worker's scope */
  url: string
  /** null for a file whose name changes with its content */
  revision: string | null
  /** 'sha256-…' of its content */
  integrity: string
}

/** What a page or another worker still needs: the address of a file of its build, or a cache. */
export type CacheUse = { file: string } | { cache: string }

/** What pages ask the worker to do. */
export type WorkerCommand =
  /** activate now, even if pages of an older build are open: somebody wants the new version */
  | 'take-over'
  /** fetch the files that the shell does not need at first */
  | 'keep-the-rest'
  /** delete the files that nobody uses */
  | 'tidy'

/** What a worker asks every page and the other workers. They answer on the port that comes with the message. */
export const WHICH_BUILD = 'what-do-you-use'

/** The prefix of this deployment's caches; other deployments on the same host have their own. */
export const cachesOf = (scope: string) => `larkspur ${scope} `

/** Tools for developers, and fonts of rare letters. The shell works without them, and they are fetched after it is complete. */
export function isForLater({ url }: Pick<ShellFile, 'url'>): boolean {
  return /(^|\/)dev-[^/]*$|-further-[^/]*$/.test(url)
}

/** Stores a build's shell in its cache, completely or not at all. */
export async function fillCache(name: string, files: readonly ShellFile[], where: Where): Promise<void> {
  const kept = await Promise.allSettled(files.map((file) => keepFile(name, file, where)))
  const failed = kept.find((one) => one.status === 'rejected')
  if (failed === undefined) return
  // Only now: a file that arrives late would create the cache again.
  await (where.storage ?? caches).delete(name)
  throw failed.reason
}

/**
 * Stores a file exactly as the build made it. Rejects for one that is missing, truncated, or from another build. A file that an
 * older build stored under the same name is not fetched again.
 */
export async function keepFile(name: string, file: ShellFile, where: Where): Promise<void> {
  const { scope, storage = caches, get = fetch } = where
  const cache = await storage.open(name)
  const url = new URL(file.url, scope).href
  if (await cache.match(url)) return
  const known = file.revision === null ? await storage.match(url) : undefined
  const answer = known ?? (await get(url, { cache: 'no-cache', integrity: file.integrity }))
  if (!answer.ok) throw new Error(`Fetching ${url} failed with status ${answer.status}`)
  // A navigation must not be answered with a redirected response.
  await cache.put(url, answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer)
}

export interface Where {
  scope: string
  storage?: CacheStorage
  get?: typeof fetch
}

/** Deletes the caches of this deployment that nobody uses any more. */
export async function dropUnused(scope: string, uses: readonly CacheUse[], storage = caches): Promise<void> {
  for (const name of await storage.keys()) {
    if (!name.startsWith(cachesOf(scope))) continue
    const cache = await storage.open(name)
    const found = await Promise.all(
      uses.map(async (use) => ('cache' in use ? use.cache === name : (await cache.match(use.file)) !== undefined)),
    )
    if (!found.includes(true)) await storage.delete(name)
  }
}

/** The name of a build's cache, which depends on its list of files. */
export async function cacheName(scope: string, files: readonly ShellFile[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)))
  const version = [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return cachesOf(scope) + version
}

/** Whether a path is surely a route of the app rather than a file: its last part has no extension. */
export function isRoute(pathname: string): boolean {
  return !/\.\w+$/.test(pathname)
}
