import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { Message } from './messages.ts'
import type { FlowSource } from './source.ts'
import { newWindowId, type Transport } from './transport.ts'

const AT_ONCE = 2_000

export interface PageOptions {
  /** the current path, with patterns in place of possible secrets */
  path(): string
  /** the session storage key of the tab's name */
  tabKey: string
}

/** Sends this page's flows to viewer windows while at least one is watching, and runs their commands (FLOW-3). */
export async function servePage(
  transport: Transport,
  source: FlowSource,
  { path, tabKey }: PageOptions,
): Promise<void> {
  const page = newWindowId()
  const tab = keptTab(tabKey)
  const viewers = new Set<string>()
  let stop: (() => void) | null = null
  let isDue = false
  let fresh: TraceEntry[] = []

  const sayHere = () => transport.post({ kind: 'here', page, tab, path: path(), title: document.title })
  const flush = () => {
    isDue = false
    if (stop === null) return
    const entries = fresh
    fresh = []
    if (entries.length > 0) transport.post({ kind: 'entries', page, isFirst: false, entries })
    transport.post({ kind: 'view', page, view: source.read() })
  }
  /** Batches all changes of one turn into one message. */
  const plan = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(flush)
  }
  const begin = () => {
    const stops = [
      source.subscribe(plan),
      source.log.subscribe((entry) => {
        fresh.push(entry)
        plan()
      }),
    ]
    stop = () => {
      for (const end of stops) end()
      stop = null
      fresh = []
    }
  }
  const leave = (viewer: string) => {
    if (viewers.delete(viewer) && viewers.size === 0) stop?.()
  }
  const watch = (viewer: string) => {
    if (!viewers.has(viewer)) transport.whenGone(viewer, () => leave(viewer))
    viewers.add(viewer)
    if (stop === null) begin()
    fresh = []
    const entries = source.log.list()
    for (let at = 0; at === 0 || at < entries.length; at += AT_ONCE) {
      transport.post({ kind: 'entries', page, isFirst: at === 0, entries: entries.slice(at, at + AT_ONCE) })
    }
    transport.post({ kind: 'view', page, view: source.read() })
  }
  const answer = async ({ viewer, call, command }: Extract<Message, { kind: 'do' }>) => {
    const outcome = await source.run(command)
    transport.post({ kind: 'done', viewer, page, call, outcome })
  }

  transport.listen((message) => {
    if (message.kind === 'look') sayHere()
    if (message.kind === 'do' && message.page === page) void answer(message)
    if (message.kind !== 'watch') return
    if (message.page === page) watch(message.viewer)
    else leave(message.viewer)
  })
  // A navigation inside the page changes its title too.
  new MutationObserver(sayHere).observe(document.head, { subtree: true, childList: true, characterData: true })
  await transport.live(page)
  sayHere()
}

/** Survives reloads. A reset clears the tab's storage, so the name is saved again when the page is left. */
function keptTab(key: string): string {
  const kept = sessionStorage.getItem(key)
  const tab = kept !== null && /^[0-9a-f]{16}$/.test(kept) ? kept : newWindowId()
  window.addEventListener('pagehide', () => sessionStorage.setItem(key, tab))
  return tab
}
