import { useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'

/** Switches who answers; the error says why it could not be done. */
export function useSwitch({ backend }: Demo) {
  const [error, setError] = useState('')
  async function switchTo(mode: BackendMode) {
    try {
      setError('')
      await backend.set(mode)
    } catch (error) {
      setError((error as Error).message)
    }
  }
  return { error, switchTo }
}
