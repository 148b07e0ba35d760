import type { Backend } from '#mocks/bank/backend.ts'
import { createTrace, type Trace } from '#src/kit/trace/trace.ts'
import { SESSION_KEYS } from '#src/platform/session-storage.ts'

const OWN = /^larkspur\.[a-z.-]{1,40}$/
/** What the demo keeps for itself, with every step of the clock. */
const BOOKKEEPING = /^larkspur\.(clock|desk)/

/** The trace of the bank's page: its flows, the backend's calls and writes, and what is stored for the tab (FLOW-3). */
export function startTrace({ onCall, onWrite }: Pick<Backend, 'onCall' | 'onWrite'>): Trace {
  return createTrace({
    onCall,
    // Behind the slash stands whose it is.
    onWrite: (listener) => onWrite((names) => listener(names.map((name) => name.split('/')[0] ?? ''))),
    storageKey: (key) => {
      if (BOOKKEEPING.test(key)) return null
      return (SESSION_KEYS as readonly string[]).includes(key) || OWN.test(key) ? key : '‹key›'
    },
  })
}
