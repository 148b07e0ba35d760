import { fromPromise } from 'xstate'
import { mapMachine } from '#machines/map/map.machine.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { isDemo } from '#src/platform/env.ts'

const MAPS = 'https://maps.google.com/maps'
export const MAP_FRAME = `${MAPS}?q=U.S.%20Virgin%20Islands&z=9&output=embed`

const map = mapMachine.provide({
  actors: { askForMap: fromPromise<boolean, void>(({ signal }) => askForMap(signal)) },
})

export function useMap() {
  return useFlow(map)
}

/** Whether the map service can be reached. Asked by `fetch`, because an iframe also fires `load` for the browser's error page. */
async function askForMap(signal: AbortSignal): Promise<boolean> {
  if (isDemo || !navigator.onLine) return false
  await fetch(MAPS, { method: 'HEAD', mode: 'no-cors', signal })
  return true
}
