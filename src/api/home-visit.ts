import { clock } from '#src/platform/actors/runtime.ts'
import { backendReady } from '#src/platform/backend-ready.ts'

/** Sends the home page's one call per visit; its answer and its failure are ignored (HTTP-1). */
export function reportHomeVisit(): void {
  backendReady
    .then(() => clock.track(import('./home.ts')))
    .then(({ pingTransfers }) => pingTransfers())
    .catch(() => undefined)
}
