import { clock } from './actors/app-clock.ts'
import type { Environment } from './environment.ts'

/** The build for which this tab has been reloaded. A page that comes from a cache is not reloaded for it again. */
const RELOADED = 'larkspur.release'
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/

const missing = new WeakSet<object>()

/** Notes which parts of the program cannot be loaded, as Vite reports them (in builds only). */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // TanStack Router 1.170 knows this error by its first words and reloads the page, even offline, where nothing is left then.
    payload.message = `A part of the page could not be loaded: ${payload.message}`
  })
}

/** Whether this error is that of a part that could not be loaded. */
export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** The script that started this page; its name identifies the build. Empty in the one-file demo. */
export const entryScript = (): string => entryElement()?.src ?? ''

const entryElement = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')

/**
 * Without this part no page can be shown: index.html loads the page once more, or says why not, as where its first script does not come (IN-12). Never
 * settles.
 */
export function failPage(): Promise<never> {
  entryElement()?.dispatchEvent(new Event('error'))
  return new Promise(() => {})
}

/** The build that the host has now, by its entry script, and whether it is another than this page's; null where the host does not answer. */
export async function buildAtHost(): Promise<{ entry: string; isOther: boolean } | null> {
  const own = entryScript()
  if (own === '') return null
  try {
    const page = new URL(import.meta.env.BASE_URL, location.href).href
    const html = await clock.track(fetch(page, { cache: 'no-store' }).then((answer) => answer.text()))
    const [, source] = ENTRY.exec(html) ?? []
    if (source === undefined) return null
    const entry = new URL(source, page).href
    return { entry, isOther: entry !== own }
  } catch {
    return null
  }
}

/**
 * Reloads a page that nobody can use any more, because the host has the parts of a newer release only (IN-12): once for each release, and
 * not while a call is under way that may change something.
 */
export async function reloadForRelease({ storage, attempts, reload }: Environment): Promise<void> {
  const build = await buildAtHost()
  if (!build?.isOther) return
  if (storage.getItem(RELOADED) === build.entry) return
  if (attempts.list().some(({ method }) => method !== 'GET')) return
  storage.setItem(RELOADED, build.entry)
  reload()
}
