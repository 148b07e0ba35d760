import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import { LookingBand } from './looking-band.tsx'

/** Mounts the band over the product, in a React root of its own: it is there without the desk, too. */
export function mountBand(demo: DeskDemo): void {
  const place = document.createElement('div')
  place.dataset.beside = ''
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Band demo={demo} />
    </StrictMode>,
  )
}

function Band({ demo }: { demo: DeskDemo }) {
  const position = useSyncExternalStore(demo.subscribe, demo.timeline.position)
  return position === demo.timeline.entries().at(-1)?.id ? null : <LookingBand demo={demo} />
}
