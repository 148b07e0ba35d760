import type { Backend } from '#mocks/bank/backend.ts'

/** What a trace needs of a backend that nobody calls. */
export const silentBackend: Pick<Backend, 'onCall' | 'onWrite'> = { onCall: () => () => {}, onWrite: () => () => {} }

/** The timeline of a page that shows the present. */
export const presentTimeline = {
  entries: () => [],
  isLooking: () => false,
  position: () => 0,
  refuseWhileLooking: () => {},
  subscribe: () => () => {},
}
