/** One file of a build, as the build lists it for the worker. */
export interface ShellFile {
  /** relative to the worker's scope */
  url: string
  /** null for a file whose name changes with what is in it */
  revision: string | null
  /** 'sha256-…' of what is in it */
  integrity: string
}

/** What a page or another worker says that it still needs: the address of a file of its build, or a cache. */
export type Use = { file: string } | { cache: string }

/** The caches of one deployment; others of the same host have their own. */
export const cachesOf = (scope: string) => `larkspur ${scope} `

/** Parts for developers alone; the shell is whole without them, and they follow it when it stands. */
export function isForDevelopers({ url }: ShellFile): boolean {
  return /(^|\/)dev-[^/]*$/.test(url)
}

/** Puts a build's shell into its cache, whole or not at all. */
export async function fillCache(name: string, files: readonly ShellFile[], where: Where): Promise<void> {
  const kept = await Promise.allSettled(files.map((file) => keepFile(name, file, where)))
  const failed = kept.find((one) => one.status === 'rejected')
  if (failed === undefined) return
  // Only now: a file that comes late would bring the cache back.
  await (where.storage ?? caches).delete(name)
  throw failed.reason
}

/**
 * Puts a file into a cache just as the build made it: rejects for one that is missing, cut short, or of another build. What
 * an older build had under the same name is not fetched again.
 */
export async function keepFile(name: string, file: ShellFile, where: Where): Promise<void> {
  const { scope, storage = caches, get = fetch } = where
  const cache = await storage.open(name)
  const url = new URL(file.url, scope).href
  if (await cache.match(url)) return
  const known = file.revision === null ? await storage.match(url) : undefined
  const answer = known ?? (await get(url, { cache: 'no-cache', integrity: file.integrity }))
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  // A page may not be answered with what was redirected.
  await cache.put(url, answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer)
}

export interface Where {
  scope: string
  storage?: CacheStorage
  get?: typeof fetch
}

/** Drops the caches of this deployment that nobody uses any more. */
export async function dropUnused(scope: string, uses: readonly Use[], storage = caches): Promise<void> {
  for (const name of await storage.keys()) {
    if (!name.startsWith(cachesOf(scope))) continue
    const cache = await storage.open(name)
    const found = await Promise.all(
      uses.map(async (use) => ('cache' in use ? use.cache === name : (await cache.match(use.file)) !== undefined)),
    )
    if (!found.includes(true)) await storage.delete(name)
  }
}

/** The name of a build's cache: another list of files, another name. */
export async function cacheName(scope: string, files: readonly ShellFile[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)))
  const version = [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return cachesOf(scope) + version
}

/** A route of the app, as opposed to a file: its last part has no ending. */
export function isRoute(pathname: string): boolean {
  return !/\.\w+$/.test(pathname)
}
