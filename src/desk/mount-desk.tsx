import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { Desk } from './desk.tsx'

/** Puts the desk beside the product, in a root of its own: nothing that the product mounts anew touches it. */
export function mountDesk(tools: DeskTools): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Desk tools={tools} />
    </StrictMode>,
  )
}
