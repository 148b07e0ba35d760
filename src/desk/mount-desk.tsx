import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { Desk } from './desk.tsx'

/** Mounts the desk in a React root of its own, so that remounting the product does not affect it. */
export function mountDesk(tools: DeskTools): void {
  const place = document.createElement('div')
  place.dataset.beside = ''
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Desk tools={tools} />
    </StrictMode>,
  )
}
