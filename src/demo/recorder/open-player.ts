import { mountCaptionBar } from './mount-caption-bar.tsx'
import { Player, type PlayerTools } from '#src/kit/recorder/player.ts'

/** The player of this page, with the bar that shows its captions. */
export function openPlayer(tools: PlayerTools): Player {
  const player = new Player(tools)
  mountCaptionBar(player)
  return player
}
