import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Lays a document out beside the page, where `styles/print.css` lets the paper show it alone, and hands it to the browser
 * within the same click, as some browsers ask. The answer takes it away.
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
    // It may be React itself, at work on the page, that asks for this.
    queueMicrotask(() => root.unmount())
  }
}
