import { createAtom } from '@tanstack/store'

/** What answers API calls: handlers in the page, the same handlers behind MSW's service worker, or a backend over HTTP (MOCK-5). */
export type BackendMode = 'mock' | 'worker' | 'http'

export const BACKEND_MODES: readonly BackendMode[] = ['mock', 'worker', 'http']

export interface BackendState {
  mode: BackendMode
  /** the real backend's address in mode `http`; null in the mock modes */
  server: string | null
}

/** the state in a prerendered page */
export const INITIAL_BACKEND: BackendState = { mode: 'mock', server: null }

export const backendState = createAtom(INITIAL_BACKEND)
