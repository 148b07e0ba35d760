const CONNECTED = '@statelyai.connected'

interface Listener {
  connected(): void
  closed(): void
}

/**
 * Listens to the inspector's window from the moment it opens, which is before the library is loaded. The messages until then
 * are passed on to the library afterwards. Windows and sites other than the inspector's are ignored. The library (0.7.2) would post
 * to whatever the window shows; here it posts to the site that answered.
 */
export function createConnection(popup: Window, { connected, closed }: Listener) {
  const listeners = new Set<(event: MessageEvent) => void>()
  let first: MessageEvent | null = null
  const receive = (event: MessageEvent) => {
    if (event.source !== popup || !isStately(event.origin)) return
    if ((event.data as { type?: unknown } | null)?.type !== CONNECTED) return
    first = event
    for (const listener of listeners) listener(event)
    connected()
  }
  window.addEventListener('message', receive)
  // Nothing is reported of another site's window that is closed.
  const look = () => {
    frame = requestAnimationFrame(look)
    if (popup.closed) closed()
  }
  let frame = requestAnimationFrame(look)
  const target = {
    postMessage: (message: unknown) => (first === null ? undefined : popup.postMessage(message, first.origin)),
  }
  const facade = {
    open: () => target,
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => {
      listeners.add(listener)
      if (first !== null) listener(first)
    },
  }
  return {
    /** The page's window as the inspector's library expects it. Its `open` returns the window that is already open. */
    window: facade as unknown as Window,
    close,
  }

  function close(): void {
    window.removeEventListener('message', receive)
    cancelAnimationFrame(frame)
  }
}

function isStately(origin: string): boolean {
  return /^https:\/\/([a-z-]+\.)?stately\.ai$/.test(origin)
}
