import { useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'

/** Switches who answers; the fault says why it could not be done. */
export function useSwitch({ backend }: Demo) {
  const [fault, setFault] = useState('')
  async function switchTo(mode: BackendMode) {
    try {
      setFault('')
      await backend.set(mode)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return { fault, switchTo }
}
