import { addNotice } from '#src/platform/notices.ts'
import { isSingleFile } from '#src/platform/page-address.ts'
import { entryScript } from '#src/platform/release.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { type CacheUse, WHICH_BUILD, type WorkerCommand } from './shell.ts'

const ADDRESS = `${import.meta.env.BASE_URL}worker.js`

/** Keeps the demo on this device, so that it works offline, and offers new versions (DEMO-9). */
export async function installOfflineCopy(): Promise<void> {
  if (!canKeepCopy()) return
  try {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === WHICH_BUILD) ports[0]?.postMessage({ file: entryScript() } satisfies CacheUse)
    })
    const registration = await serviceWorker.register(workerAddress(), {
      updateViaCache: 'none',
    })
    offerUpdates(registration)
    const { active } = await serviceWorker.ready
    for (const command of ['tidy', 'keep-the-rest'] as const) send(active, command)
  } catch {
    // Without network or storage, the demo works as before, only not offline.
  }
}

/** The only text that the page's CSP accepts as a script URL (SEC-2). Trusted Types allows one policy per name. */
function workerAddress(): string {
  const types = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
  return types?.createPolicy('larkspur-worker', { createScriptURL: () => ADDRESS }).createScriptURL('') ?? ADDRESS
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

/** Whether an offline copy is possible: built pages from a server, in a browser with service workers. */
function canKeepCopy(): boolean {
  return import.meta.env.PROD && !isSingleFile && 'serviceWorker' in navigator
}

/**
 * A new version waits until somebody requests it, or until no page of an older one is open. The very first version also
 * waits for a moment, but is not an update.
 */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting === null || registration.active === null) return
    // Another project's worker has stood at this address before.
    const { active, waiting } = registration
    if (active.scriptURL !== new URL(ADDRESS, location.href).href)
      return takeOver(waiting, () => send(waiting, 'keep-the-rest'))
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
      send(worker, 'tidy')
    })
  })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  offer()
}

/** Reloads only the page that asked; other pages keep their files. */
function takeUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another page was faster.
  if (waiting === null) reloadPage()
  else takeOver(waiting, reloadPage)
}

function takeOver(waiting: ServiceWorker, whenActive: () => void): void {
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') whenActive()
  })
  send(waiting, 'take-over')
}

function send(worker: ServiceWorker | null, command: WorkerCommand): void {
  worker?.postMessage(command)
}
