import { backendReady } from './backend-ready.ts'

/** Home asks for the transfers once per visit and ignores what comes of it, failure included (HTTP-1). */
export function noteHomeVisit(): void {
  backendReady
    .then(() => import('#src/api/home.ts'))
    .then(({ pingTransfers }) => pingTransfers())
    .catch(() => undefined)
}
