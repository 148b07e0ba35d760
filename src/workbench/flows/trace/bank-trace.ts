import type { Backend } from '#mocks/bank/backend.ts'
import { SESSION_KEYS } from '#src/platform/session-storage.ts'
import { createTrace, type Trace } from './trace.ts'

const OWN = /^larkspur\.[a-z.-]{1,40}$/
/** Storage keys of the demo itself, which change with every step of the clock. */
const BOOKKEEPING = /^larkspur\.(clock|desk)/

/** The trace of this page: its flows, the backend's calls and writes, and the tab's storage (FLOW-3). */
export function startTrace({ onCall, onWrite }: Pick<Backend, 'onCall' | 'onWrite'>): Trace {
  return createTrace({
    onCall,
    // After the slash comes the id of its owner.
    onWrite: (listener) => onWrite((names) => listener(names.map((name) => name.split('/')[0] ?? ''))),
    storageKey: (key) => {
      if (BOOKKEEPING.test(key)) return null
      return (SESSION_KEYS as readonly string[]).includes(key) || OWN.test(key) ? key : '‹key›'
    },
  })
}
