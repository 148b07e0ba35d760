import { fromPromise } from 'xstate'
import { mapMachine } from '#machines/map/map.machine.ts'
import { MAPS } from '#src/content/contact.ts'
import { isDemo } from '#src/platform/env.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Bound to the map service. */
export const bindMap = ({ send }: Environment) =>
  mapMachine.provide({
    actors: { askForMap: fromPromise<boolean, void>(({ signal }) => askForMap(signal, send)) },
  })

/** Whether the map service can be reached. Asked by `fetch`, because an iframe also fires `load` for the browser's error page. */
async function askForMap(signal: AbortSignal, send: Environment['send']): Promise<boolean> {
  if (isDemo || !navigator.onLine) return false
  await send(() => fetch(MAPS, { method: 'HEAD', mode: 'no-cors', signal }))
  return true
}
