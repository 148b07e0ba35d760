import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Renders a document next to the app: on paper `styles/print.css` shows only that. Synchronous, because some browsers allow
 * `print()` only inside the click. Returns a function that removes the document.
 */
function renderDocument(content: ReactNode): () => void {
  const host = document.createElement('div')
  host.className = 'printed-document'
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(content))
  return () => {
    host.remove()
    // React cannot unmount a root synchronously while it is rendering, and this may be called from an effect's cleanup.
    queueMicrotask(() => root.unmount())
  }
}

/** Prints a document. Returns a function that removes it. */
export function printDocument(content: ReactNode, onEnd: () => void): () => void {
  const remove = renderDocument(content)
  window.addEventListener('afterprint', onEnd)
  window.print()
  return () => {
    window.removeEventListener('afterprint', onEnd)
    remove()
  }
}

/** Whenever the browser itself prints the page, it prints the document instead. Returns a function that ends this. */
export function printInstead(toContent: () => ReactNode): () => void {
  let remove = () => {}
  const show = () => {
    remove()
    // If there is one already, the Print button has added it.
    remove = document.querySelector('.printed-document') === null ? renderDocument(toContent()) : () => {}
  }
  const end = () => {
    remove()
    remove = () => {}
  }
  window.addEventListener('beforeprint', show)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', show)
    window.removeEventListener('afterprint', end)
    end()
  }
}
