import { addNotice } from '#src/platform/notices.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { type Order, QUESTION } from './messages.ts'
import { cachesOf, type Use } from './shell.ts'

const DECLINED = 'larkspur.offline'

/** Keeps the demo on this device, so that it opens without a network, and offers new versions (DEMO-9). */
export async function installOfflineCopy(): Promise<void> {
  if (!canKeepCopy() || isDeclined()) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === QUESTION) ports[0]?.postMessage({ file: entry() } satisfies Use)
  })
  try {
    const registration = await serviceWorker.register(workerAddress(), {
      updateViaCache: 'none',
    })
    offerUpdates(registration)
    const { active } = await serviceWorker.ready
    for (const order of ['tidy', 'keep-the-rest'] as const) tell(active, order)
  } catch {
    // Without the network, or where the browser keeps nothing, everything goes on as before.
  }
}

let trusted: string | undefined

/** The one text that the page's policy lets become a script's address (SEC-2). Its kind can be made but once. */
function workerAddress(): string {
  const address = `${import.meta.env.BASE_URL}worker.js`
  const types = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
  trusted ??= types?.createPolicy('larkspur-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
  return trusted
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

/** Whether there is such a thing here: a built page from a server, in a browser that has workers. */
export function canKeepCopy(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:'
}

export async function hasOfflineCopy(): Promise<boolean> {
  return canKeepCopy() && (await navigator.serviceWorker.getRegistration(scope())) !== undefined
}

/** Takes the worker and all its files off this device, and keeps them off. The bank's data stays. */
export async function removeOfflineCopy(): Promise<void> {
  remember('removed')
  const registration = await navigator.serviceWorker.getRegistration(scope())
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope())))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export async function restoreOfflineCopy(): Promise<void> {
  remember(null)
  await installOfflineCopy()
}

/**
 * A new version waits until it is asked for, or until no page of an older one is open. The very first one waits for a
 * moment as well, and is not new.
 */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting === null || registration.active === null) return
    addNotice({
      role: 'status',
      text: 'A new version is ready.',
      action: { text: 'Reload', run: () => takeUpdate(registration) },
    })
  }
  const look = () => {
    if (document.visibilityState === 'hidden') return
    offer()
    registration.update().catch(() => undefined)
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      offer()
      tell(worker, 'tidy')
    })
  })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  offer()
}

/** Only the page that asks is loaded anew; the others go on with the files that they came with. */
function takeUpdate({ waiting }: ServiceWorkerRegistration): void {
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reloadPage()
  })
  tell(waiting, 'take-over')
  // Another page has been quicker.
  if (waiting === null) reloadPage()
}

function tell(worker: ServiceWorker | null, order: Order): void {
  worker?.postMessage(order)
}

const scope = () => new URL(import.meta.env.BASE_URL, location.href).href

/** The script that this page was started by: it tells the page's build. */
function entry(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null
  } catch {
    return false
  }
}

function remember(word: 'removed' | null): void {
  try {
    if (word === null) localStorage.removeItem(DECLINED)
    else localStorage.setItem(DECLINED, word)
  } catch {
    // Then it is kept again at the next visit, by a browser that keeps nothing.
  }
}
