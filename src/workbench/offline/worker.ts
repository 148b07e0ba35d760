/// <reference lib="webworker" />
/**
 * The service worker of the offline copy (DEMO-9). Each build has its own cache, so pages of an older build keep their
 * files while the next page starts with the new ones. It never takes over unasked, and serves only
 * its own files: calls are answered in the page, so the worker contains no bank code (MOCK-4).
 */
import {
  type CacheUse,
  cacheName,
  cachesOf,
  dropUnused,
  fillCache,
  isForLater,
  isRoute,
  keepFile,
  type ShellFile,
  WHICH_BUILD,
  type WorkerCommand,
} from './shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] }

const FILES = self.__WB_MANIFEST
const { scope } = self.registration
const page = FILES.find(({ url }) => url.endsWith('.html'))?.url ?? ''
const own = cacheName(scope, FILES)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(claimIfFirst()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return
  const isNavigation = request.mode === 'navigate'
  if (isNavigation && isRoute(url.pathname)) event.respondWith(app(request))
  else if (isStored(url)) event.respondWith(answer(url.href, request))
  else if (isNavigation) event.respondWith(fileOrApp(request))
})
self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data === WHICH_BUILD) event.waitUntil(own.then((cache) => port?.postMessage({ cache } satisfies CacheUse)))
  // Not awaited: a busy worker delays the activation of the next version.
  else void run(event.data as WorkerCommand)
})

async function install(): Promise<void> {
  await fillCache(
    await own,
    FILES.filter((file) => !isForLater(file)),
    { scope },
  )
}

/** The page that registered the very first worker is of the same build: from now on it works offline. */
async function claimIfFirst(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope)))
  if (builds.length === 1) await self.clients.claim()
}

async function run(command: WorkerCommand): Promise<void> {
  if (command === 'take-over') await self.skipWaiting()
  if (command === 'tidy') await dropUnused(scope, await collectUses())
  if (command === 'keep-the-rest') await storeTheRest()
}

async function storeTheRest(): Promise<void> {
  const cache = await own
  for (const file of FILES.filter(isForLater)) {
    // Files that fail now are fetched at the next visit, or when they are used.
    await keepFile(cache, file, { scope }).catch(() => undefined)
  }
}

function isStored(url: URL): boolean {
  const isAsset = url.href.startsWith(new URL('assets/', scope).href)
  return isAsset || FILES.some((file) => new URL(file.url, scope).href === url.href)
}

/** Answers with the app, whatever the route. */
function app(request: Request): Promise<Response> {
  return answer(new URL(page, scope).href, request)
}

/** What looks like a file may be a route all the same: a reset link whose token has dots, or the file of a page (HTTP-1). The host knows. */
async function fileOrApp(request: Request): Promise<Response> {
  const file = await fetch(request).catch(() => null)
  return file === null || file.status === 404 ? app(request) : file
}

/** Answers from this build's files, then from those of older builds, whose pages may still be open. */
async function answer(url: string, request: Request): Promise<Response> {
  const ownCopy = await caches.match(url, { cacheName: await own })
  return ownCopy ?? (await caches.match(url)) ?? fetch(request)
}

/**
 * Collects what every page and worker of this deployment uses. Never resolves while one of them does not answer, such as a picture that is
 * open in a tab.
 */
async function collectUses(): Promise<CacheUse[]> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const pages = clients.filter(({ url }) => url.startsWith(scope))
  const { active, waiting, installing } = self.registration
  const workers = [active, waiting, installing].filter((worker) => worker !== null)
  return Promise.all([...pages, ...workers].map(ask))
}

function ask(whom: WindowClient | ServiceWorker): Promise<CacheUse> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data as CacheUse)
    whom.postMessage(WHICH_BUILD, [port2])
  })
}
