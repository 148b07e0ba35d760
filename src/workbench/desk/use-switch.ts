import { useState } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** Switches the backend mode; `error` says why it failed. */
export function useSwitch({ backend }: DeskDemo) {
  const [error, setError] = useState('')
  async function switchTo(mode: DeskDemo['backend']['mode']) {
    try {
      setError('')
      await backend.set(mode)
    } catch (error) {
      setError((error as Error).message)
    }
  }
  return { error, switchTo }
}
