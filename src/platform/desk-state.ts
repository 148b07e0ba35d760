import { tabStorage } from './tab-storage.ts'

/** Whether the demo desk is open. The desk itself is loaded when it is first opened (DEMO-1). */
export interface DeskState {
  isOpen: boolean
  /** shown on the strip's desk button: '2 errors set'; '' for nothing */
  note: string
  /** the tab last asked for; '' for none */
  tab: string
  /** how often it was asked to open; a desk that is lowered to its bar raises itself then */
  openings: number
}

const KEY = 'larkspur.desk'
const listeners = new Set<() => void>()
const CLOSED: DeskState = { isOpen: false, note: '', tab: '', openings: 0 }
let state = CLOSED

function set(change: Partial<DeskState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const deskState = () => state
/** the state in a prerendered page */
export const closedDesk = () => CLOSED
export const setDeskNote = (note: string) => (note === state.note ? undefined : set({ note }))

/** Whether a path is a window that shows the product from outside (`/__desk`). Those have no desk beside them. */
export const isViewerPath = (path: string) => path.startsWith('/__')

export function subscribeDesk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the desk, on the given tab if there is one. The browser tab remembers that it is open. */
export function openDesk(tab = ''): void {
  tabStorage.setItem(KEY, 'true')
  const shown = state.isOpen && tab === '' ? state.tab : tab
  set({ isOpen: true, tab: shown, openings: state.openings + 1 })
}

export function closeDesk(): void {
  if (!state.isOpen) return
  tabStorage.setItem(KEY, 'false')
  set({ isOpen: false, tab: '' })
}

/** Closes the desk, unless it is lowered to its bar: then raises it. */
export function toggleDesk(): void {
  if (state.isOpen && document.documentElement.dataset.desk !== 'bar') closeDesk()
  else openDesk()
}

/** Whether the desk was open before the page was reloaded. */
export const wasDeskOpen = () => tabStorage.getItem(KEY) === 'true'
