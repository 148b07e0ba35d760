import { backdropMachine } from '#machines/backdrop.machine.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'

export function useBackdrop() {
  const [state] = useFlow(backdropMachine)
  return state.value
}
