import type { Step } from '#machines/model/step.ts'
import { own } from '#src/contract/own.ts'
import type { PageHistory } from '#src/platform/page-history.ts'
import { asLabel } from '#src/ui/in-words.ts'

export type PageStep = Extract<Step, { kind: 'page' }>

/** Reports every navigation by the person, with Back and Forward; returns how to stop. */
export function watchPages(history: PageHistory, onMove: (move: PageStep) => void): () => void {
  let { state } = history.location
  return history.subscribe(({ location, action: { type } }) => {
    const by = location.state.__TSR_index - state.__TSR_index
    state = location.state
    if (type === 'REPLACE' || (type === 'PUSH' && state.isByFlow)) return
    if (type === 'PUSH') return onMove({ kind: 'page', to: location.href })
    // Only flows use `go`. Without a move, a dialog blocked the navigation, and the attempt closed the dialog.
    if (history.isGoing() || by === 0) return
    // An entry that is not the router's own has no index.
    onMove({ kind: 'page', to: location.href, ...(Number.isInteger(by) ? { by } : {}) })
  })
}

/** Pages whose address is not their name. */
const NAMES = { '': 'Home', 'auth/login': 'Login', 'dashboard-overview': 'Overview', investify: 'Invest' }

/** The page of an address in words: 'Overview, history' for '/dashboard-overview#history'. */
export function pageWords(path: string): string {
  const { pathname, hash } = new URL(path, 'https://larkspur.example')
  const name = pathname.slice(1)
  const page = own(NAMES, name) ?? asLabel(name.replace(/\/.*/, '').replaceAll('-', ' '))
  return hash === '' ? page : `${page}, ${hash.slice(1)}`
}
