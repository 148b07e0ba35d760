/** Who answers the calls: the handlers in the page, the same behind MSW's worker, or a backend over HTTP (MOCK-5). */
export type BackendMode = 'mock' | 'worker' | 'http'

export const BACKEND_MODES: readonly BackendMode[] = ['mock', 'worker', 'http']

export interface Answering {
  mode: BackendMode
  /** the address of the real backend while it answers; null while the mock does */
  server: string | null
}

const MOCK: Answering = { mode: 'mock', server: null }
const listeners = new Set<() => void>()
let answering = MOCK

export const whoAnswers = () => answering
/** as it is in a prerendered page */
export const mockAnswers = () => MOCK

export function showWhoAnswers(next: Answering): void {
  answering = next
  for (const listener of listeners) listener()
}

export function subscribeWhoAnswers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
