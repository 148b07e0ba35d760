import { fromPromise } from 'xstate'
import { mapMachine } from '#machines/map.machine.ts'
import { isDemo } from '#src/env.ts'
import { useFlow } from '#src/use-flow.ts'

const map = mapMachine.provide({
  actors: { askForMap: fromPromise<boolean, void>(async () => !isDemo && navigator.onLine) },
})

export function useMap() {
  return useFlow(map)
}
