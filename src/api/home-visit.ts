import { clock } from '#src/platform/actors/runtime.ts'
import { backendReady } from '#src/platform/backend-ready.ts'

/** Sends the home page's one call per visit; its answer and its failure are ignored (HTTP-1). */
export function reportHomeVisit(): void {
  backendReady.then(pingTransfers).catch(() => undefined)
}

/** Imported late: in the first script, the code for calls would add 9 KB and exceed the limit of 120 KB for `/` (PERF-1). */
async function pingTransfers(): Promise<void> {
  const [{ call }, { endpoints }] = await clock.track(
    Promise.all([import('./call.ts'), import('#src/contract/endpoints.ts')]),
  )
  await call(endpoints.pingTransfers)
}
