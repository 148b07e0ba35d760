import { clock } from '#src/kit/actors/runtime.ts'
import { backendReady } from './backend-ready.ts'

/** Sends the home page's one call per visit; its answer and its failure are ignored (HTTP-1). */
export function reportHomeVisit(): void {
  backendReady
    .then(() => clock.track(import('#src/api/home.ts')))
    .then(({ pingTransfers }) => pingTransfers())
    .catch(() => undefined)
}
