import { BACKEND_MODES, type BackendMode, backendState } from '#src/platform/backend-state.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { DemoBackend } from '#src/workbench/contract/demo-contract.ts'

const KEPT_MODE = 'larkspur.backend'

/** The real backend's address, null for none: LARKSPUR_API of the dev server, or VITE_API_URL of dev server or build. */
const server = (): string | null => import.meta.env.LARKSPUR_API || import.meta.env.VITE_API_URL || null

/** The base of the contract's paths at the real backend; the dev server proxies its own `/api`. */
export const serverBase = (): string =>
  import.meta.env.LARKSPUR_API ? '/api' : (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

const REASONS: Record<BackendMode, () => string | null> = {
  mock: () => null,
  worker: () => {
    if (!import.meta.env.DEV) return 'MSW’s service worker is available only on the dev server (npm start).'
    return 'serviceWorker' in navigator ? null : 'This browser does not allow a service worker on this page.'
  },
  http: () =>
    server() === null
      ? 'No backend is configured: start the dev server with LARKSPUR_API=<address>, or build with VITE_API_URL=<address>.'
      : null,
}

export const whyUnavailable = (mode: BackendMode): string | null => REASONS[mode]()

export const modeChoices: DemoBackend['modes'] = () =>
  BACKEND_MODES.map((mode) => ({ mode, unavailable: whyUnavailable(mode) }))

/** The mode stored for this tab; an unknown name counts as none. */
export function storedMode(): BackendMode {
  const kept = tabStorage.getItem(KEPT_MODE)
  return BACKEND_MODES.find((mode) => mode === kept) ?? 'mock'
}

/** Stores a mode for the tab, and shows it on the screen. */
export function storeMode(mode: BackendMode): void {
  tabStorage.setItem(KEPT_MODE, mode)
  backendState.set({ mode, server: mode === 'http' ? server() : null })
}
