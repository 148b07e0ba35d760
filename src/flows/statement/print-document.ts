import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Renders a document next to the app and prints it: on paper `styles/print.css` shows only that. Synchronous, because some browsers
 * allow `print()` only inside the click. Returns a function that removes the document.
 */
export function printDocument(content: ReactNode, onEnd: () => void): () => void {
  const host = document.createElement('div')
  host.className = 'printed-document'
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(content))
  window.addEventListener('afterprint', onEnd)
  window.print()
  return () => {
    window.removeEventListener('afterprint', onEnd)
    host.remove()
    // React cannot unmount a root synchronously while it is rendering, and this may be called from an effect's cleanup.
    queueMicrotask(() => root.unmount())
  }
}
