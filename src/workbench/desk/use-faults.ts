import { useEffect, useState } from 'react'
import type { DeskFaults, ListedCall, ListedFault, ListedPreset } from '#src/workbench/demo/desk-demo.ts'

interface FaultLists {
  list: readonly ListedFault[]
  calls: readonly ListedCall[]
  presets: readonly ListedPreset[]
}

/** Faults, calls and presets in words, read again after every change; null until they have loaded. */
export function useFaults(faults: DeskFaults): FaultLists | null {
  const [lists, setLists] = useState<FaultLists | null>(null)
  useEffect(() => {
    const look = async () => {
      const [list, calls, presets] = await Promise.all([faults.list(), faults.calls(), faults.presets()])
      setLists({ list, calls, presets })
    }
    void look()
    const stop = faults.subscribe(() => void look())
    return stop
  }, [faults])
  return lists
}
