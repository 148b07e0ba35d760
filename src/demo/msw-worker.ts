import { setupWorker } from 'msw/browser'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/kit/actors/runtime.ts'

export type MswWorker = ReturnType<typeof setupWorker>

/** Puts the handlers behind MSW's own service worker, whose script the dev server has out of the package. Rejects when the browser refuses it. */
export async function startWorker({ handlers }: Backend): Promise<MswWorker> {
  const worker = setupWorker(...handlers)
  await clock.track(
    worker.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: 'bypass',
      // It would log every request with its body, passwords among them.
      quiet: true,
    }),
  )
  return worker
}
