import { useState } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'

/** Switches the backend mode; `error` says why it failed. */
export function useSwitch({ backend }: Demo) {
  const [error, setError] = useState('')
  async function switchTo(mode: Demo['backend']['mode']) {
    try {
      setError('')
      await backend.set(mode)
    } catch (error) {
      setError((error as Error).message)
    }
  }
  return { error, switchTo }
}
