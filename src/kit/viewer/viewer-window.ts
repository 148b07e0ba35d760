import type { Message } from './messages.ts'
import { createRemoteSource, type RemoteSource } from './remote-source.ts'
import type { Command, Outcome } from './source.ts'
import { newWindowId, type Transport } from './transport.ts'

/** A page of the product that can be shown. */
export interface PageCard {
  page: string
  tab: string
  path: string
  title: string
}

/** What this window knows of other windows; the same object until something changes. */
export interface Windows {
  pages: readonly PageCard[]
  /** the page that is shown */
  source: RemoteSource | null
  /** that page has gone, and has not come back yet */
  isWaiting: boolean
}

export interface ViewerWindow {
  read(): Windows
  subscribe(listener: () => void): () => void
  /** shows another page; null for none */
  watch(page: string | null): void
}

/**
 * The viewer's side of the connection (FLOW-3), for a page with this path. It shows the first page that answers. When that page goes, it
 * shows the next page of the same tab, or the only page left.
 */
export function openViewerWindow(transport: Transport, ownPath: string): ViewerWindow {
  const viewer = newWindowId()
  const listeners = new Set<() => void>()
  const calls = new Map<number, { page: string; settle: (outcome: Outcome) => void }>()
  let windows: Windows = { pages: [], source: null, isWaiting: false }
  let lostTab: string | null = null
  /** the person has chosen to show no page */
  let isEager = true
  let lastCall = 0

  const change = (next: Partial<Windows>) => {
    windows = { ...windows, ...next }
    for (const listener of listeners) listener()
  }
  const run = (page: string, command: Command): Promise<Outcome> => {
    const { source } = windows
    const isThere = source?.read().actors.some(({ session }) => session === command.session)
    if (source?.id !== page || windows.isWaiting) return Promise.resolve({ kind: 'gone', what: 'page' })
    if (!isThere) return Promise.resolve({ kind: 'gone', what: 'actor' })
    lastCall += 1
    const call = lastCall
    transport.post({ kind: 'do', viewer, page, call, command })
    return new Promise((settle) => calls.set(call, { page, settle }))
  }
  const watch = (page: string) => {
    lostTab = null
    change({ source: createRemoteSource(page, (command) => run(page, command)), isWaiting: false })
    transport.post({ kind: 'watch', viewer, page })
  }
  const meet = (card: PageCard) => {
    if (card.path === ownPath) return
    const isNew = !windows.pages.some(({ page }) => page === card.page)
    change({ pages: [...windows.pages.filter(({ page }) => page !== card.page), card].toSorted(byPage) })
    if (!isNew) return
    transport.whenGone(card.page, () => lose(card))
    const { source, isWaiting, pages } = windows
    const isWanted = source === null ? isEager : isWaiting && (card.tab === lostTab || pages.length === 1)
    if (isWanted) watch(card.page)
  }
  const lose = ({ page, tab }: PageCard) => {
    change({ pages: windows.pages.filter((one) => one.page !== page) })
    for (const [call, { page: asked, settle }] of calls) {
      if (asked !== page) continue
      calls.delete(call)
      settle({ kind: 'gone', what: 'page' })
    }
    if (windows.source?.id !== page) return
    lostTab = tab
    change({ isWaiting: true })
  }
  const receive = (message: Message) => {
    if (message.kind === 'knock') transport.post({ kind: 'look', viewer })
    if (message.kind === 'here')
      meet({ page: message.page, tab: message.tab, path: message.path, title: message.title })
    if (message.kind === 'done' && message.viewer === viewer) {
      calls.get(message.call)?.settle(message.outcome)
      calls.delete(message.call)
    }
    const { source } = windows
    if (message.kind === 'view' && message.page === source?.id) source.showView(message.view)
    if (message.kind === 'entries' && message.page === source?.id) source.addEntries(message.entries, message.isFirst)
  }

  transport.listen(receive)
  void transport.live(viewer).then(() => transport.post({ kind: 'look', viewer }))
  return {
    read: () => windows,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: (page) => {
      isEager = page !== null
      if (page !== null) watch(page)
      else change({ source: null, isWaiting: false })
    },
  }
}

function byPage(one: PageCard, other: PageCard): number {
  return one.page < other.page ? -1 : 1
}
