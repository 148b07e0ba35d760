import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CaptionBar } from './caption-bar.tsx'
import type { Player } from '#src/kit/recorder/player.ts'

/** Puts the caption bar beside the product, in a root of its own: nothing that a replay mounts anew touches it. */
export function mountCaptionBar(player: Player): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <CaptionBar player={player} />
    </StrictMode>,
  )
}
