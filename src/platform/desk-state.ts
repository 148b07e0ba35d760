import { createAtom } from '@tanstack/store'
import { tabStorage } from './tab-storage.ts'

/** Whether the demo desk is open. The desk itself is loaded when it is first opened (DEMO-1). */
export interface DeskState {
  isOpen: boolean
  /** the tab last asked for; '' for none */
  tab: string
  /** how often it was asked to open; a desk that is lowered to its bar raises itself then */
  openings: number
}

const KEY = 'larkspur.desk'
/** the state in a prerendered page */
export const CLOSED_DESK: DeskState = { isOpen: false, tab: '', openings: 0 }

export const deskState = createAtom(CLOSED_DESK)
const change = (part: Partial<DeskState>) => deskState.set((state) => ({ ...state, ...part }))

/** Whether a path is a window that shows the product from outside (`/__desk`). Those have no desk beside them. */
export const isViewerPath = (path: string) => path.startsWith('/__')

/** Opens the desk, on the given tab if there is one. The browser tab remembers that it is open. */
export function openDesk(tab = ''): void {
  tabStorage.setItem(KEY, 'true')
  const { isOpen, openings, ...state } = deskState.get()
  change({ isOpen: true, tab: isOpen && tab === '' ? state.tab : tab, openings: openings + 1 })
}

export function closeDesk(): void {
  if (!deskState.get().isOpen) return
  tabStorage.setItem(KEY, 'false')
  change({ isOpen: false, tab: '' })
}

/** Closes the desk, unless it is lowered to its bar: then raises it. */
export function toggleDesk(): void {
  if (deskState.get().isOpen && document.documentElement.dataset.desk !== 'bar') closeDesk()
  else openDesk()
}

/** Whether the desk was open before the page was reloaded. */
export const wasDeskOpen = () => tabStorage.getItem(KEY) === 'true'
