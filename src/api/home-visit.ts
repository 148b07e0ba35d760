import { backendReady } from '#src/platform/backend-ready.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Sends the home page's one call per visit; its answer and its failure are ignored (HTTP-1). */
export function reportHomeVisit(environment: Environment): void {
  backendReady.then(() => pingTransfers(environment)).catch(() => undefined)
}

/** Imported late: in the first script, the code for calls would add 9 KB and exceed the limit of 120 KB for `/` (PERF-1). */
async function pingTransfers(environment: Environment): Promise<void> {
  const [{ createCall }, { endpoints }] = await environment.clock.track(
    Promise.all([import('./call.ts'), import('#src/contract/endpoints.ts')]),
  )
  await createCall(environment)(endpoints.pingTransfers)
}
