import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { CaptionBar } from './caption-bar.tsx'
import type { DemoPlayer } from './demo-player.ts'

/** Mounts the caption bar next to the product in its own React root, so that a replay does not remount it. */
export function mountCaptionBar(player: DemoPlayer, demo: Demo): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <CaptionBar player={player} demo={demo} />
    </StrictMode>,
  )
}
