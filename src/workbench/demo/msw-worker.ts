import { setupWorker } from 'msw/browser'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'

export type MswWorker = ReturnType<typeof setupWorker>

/** Connects the handlers to MSW's service worker, whose script the dev server serves from the package. Rejects when the browser blocks it. */
export async function startWorker({ handlers }: Backend): Promise<MswWorker> {
  const worker = setupWorker(...handlers)
  await clock.track(
    worker.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: 'bypass',
      // MSW would log every request with its body, which may contain a password.
      quiet: true,
    }),
  )
  return worker
}
