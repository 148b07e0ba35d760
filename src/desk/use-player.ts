import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RecordTools } from '#src/demo/recorder/record.ts'
import type { Player, PlayerState } from '#src/kit/recorder/player.ts'

/** The player and its state; null until its code has loaded. */
export function usePlayer(record: RecordTools): { player: Player; state: PlayerState } | null {
  const [player, setPlayer] = useState<Player | null>(null)
  useEffect(() => {
    void record.player().then(setPlayer)
  }, [record])
  const state = useSyncExternalStore(
    (listener) => player?.subscribe(listener) ?? (() => {}),
    () => player?.state ?? null,
  )
  return player === null || state === null ? null : { player, state }
}
