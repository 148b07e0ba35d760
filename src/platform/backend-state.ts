/** What answers API calls: handlers in the page, the same handlers behind MSW's service worker, or a backend over HTTP (MOCK-5). */
export type BackendMode = 'mock' | 'worker' | 'http'

export const BACKEND_MODES: readonly BackendMode[] = ['mock', 'worker', 'http']

export interface BackendState {
  mode: BackendMode
  /** the real backend's address in mode `http`; null in the mock modes */
  server: string | null
}

const INITIAL: BackendState = { mode: 'mock', server: null }
const listeners = new Set<() => void>()
let state = INITIAL

export const backendState = () => state
/** the state in a prerendered page */
export const initialBackendState = () => INITIAL

export function setBackendState(next: BackendState): void {
  state = next
  for (const listener of listeners) listener()
}

export function subscribeBackendState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
