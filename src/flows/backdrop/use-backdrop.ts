import { backdropMachine } from '#machines/backdrop/backdrop.machine.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'

export function useBackdrop() {
  const [state] = useFlow(backdropMachine)
  return state.value
}
