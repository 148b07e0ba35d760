import { BACKEND_MODES, type BackendMode, setBackendState } from '#src/platform/backend-state.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'

const KEPT_MODE = 'larkspur.backend'

/** The real backend that this page was given, null for none: LARKSPUR_API of the dev server, or VITE_API_URL of either. */
const server = (): string | null => import.meta.env.LARKSPUR_API || import.meta.env.VITE_API_URL || null

/** What the contract's paths are relative to at the real backend; the dev server passes its own `/api` on. */
export const serverBase = (): string =>
  import.meta.env.LARKSPUR_API ? '/api' : (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

export interface ModeChoice {
  mode: BackendMode
  /** why it is not to be had, in words; null when it is */
  unavailable: string | null
}

const REASONS: Record<BackendMode, () => string | null> = {
  mock: () => null,
  worker: () => {
    if (!import.meta.env.DEV) return 'Only the dev server offers MSW’s service worker: npm start.'
    return 'serviceWorker' in navigator ? null : 'This browser offers this page no service worker.'
  },
  http: () =>
    server() === null
      ? 'No backend is configured: start the dev server with LARKSPUR_API=<address>, or build with VITE_API_URL=<address>.'
      : null,
}

export const whyUnavailable = (mode: BackendMode): string | null => REASONS[mode]()

export const modeChoices = (): ModeChoice[] =>
  BACKEND_MODES.map((mode) => ({ mode, unavailable: whyUnavailable(mode) }))

/** The mode that this tab was left in; a name that is no mode counts for none. */
export function storedMode(): BackendMode {
  const kept = tabStorage.getItem(KEPT_MODE)
  return BACKEND_MODES.find((mode) => mode === kept) ?? 'mock'
}

/** Keeps a mode for the tab, and names it on the screen. */
export function storeMode(mode: BackendMode): void {
  tabStorage.setItem(KEPT_MODE, mode)
  setBackendState({ mode, server: mode === 'http' ? server() : null })
}
