import { fromPromise } from 'xstate'
import { mapMachine } from '#machines/map/map.machine.ts'
import { isDemo } from '#src/platform/env.ts'
import { MAPS } from './map-address.ts'

/** Bound to the map service. */
export const map = mapMachine.provide({
  actors: { askForMap: fromPromise<boolean, void>(({ signal }) => askForMap(signal)) },
})

/** Whether the map service can be reached. Asked by `fetch`, because an iframe also fires `load` for the browser's error page. */
async function askForMap(signal: AbortSignal): Promise<boolean> {
  if (isDemo || !navigator.onLine) return false
  await fetch(MAPS, { method: 'HEAD', mode: 'no-cors', signal })
  return true
}
