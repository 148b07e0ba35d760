import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Recording } from '#src/demo/demo-contract.ts'
import type { DemoPlayer } from '#src/demo/recorder/demo-player.ts'
import type { RecordTools } from '#src/demo/recorder/record.ts'
import type { PlayerState } from '#src/kit/recorder/player.ts'

/** The player, and how it stands; null until its code is there. */
export function usePlayer(record: RecordTools): { player: DemoPlayer; state: PlayerState<Recording> } | null {
  const [player, setPlayer] = useState<DemoPlayer | null>(null)
  useEffect(() => {
    void record.player().then(setPlayer)
  }, [record])
  const state = useSyncExternalStore(
    (listener) => player?.subscribe(listener) ?? (() => {}),
    () => player?.state ?? null,
  )
  return player === null || state === null ? null : { player, state }
}
