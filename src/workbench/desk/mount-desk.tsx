import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk, type DeskProps } from './desk.tsx'

/** Mounts the desk in a React root of its own, so that remounting the product does not affect it. */
export function mountDesk(props: DeskProps): void {
  const place = document.createElement('div')
  place.dataset.beside = ''
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Desk {...props} />
    </StrictMode>,
  )
}
