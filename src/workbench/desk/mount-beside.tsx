import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Mounts a part of the desk next to the product, in a React root of its own, so that remounting the product does not affect it. */
export function mountBeside(part: ReactNode): void {
  const place = document.createElement('div')
  place.dataset.beside = ''
  document.body.append(place)
  createRoot(place).render(<StrictMode>{part}</StrictMode>)
}
